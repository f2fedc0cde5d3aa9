import { RotateCcw, X } from 'lucide-react'
import type { DragEvent } from 'react'
import type { Photo } from '#app/features/enquiry/photos/photo-row.ts'
import type { Photos } from '#app/features/enquiry/photos/use-photos.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { iconTarget } from '#app/ui/icon-button.tsx'

const dragType = 'application/x-vitrine-photo'

/** One photograph: its picture, how far it is, and what can be done with it, by pointer and by keyboard. */
export function PhotoTile({ photo, at, photos }: { photo: Photo; at: number; photos: Photos }) {
  const { t } = useI18n()
  const { id, name, preview } = photo
  const place = { at: at + 1, count: photos.row.length }
  const drop = (event: DragEvent) => {
    const moving = event.dataTransfer.getData(dragType)
    if (!moving) return
    event.preventDefault()
    event.stopPropagation()
    photos.move(moving, at)
  }
  return (
    // dragging is a shortcut: the buttons below do the same
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={photos.max > 1}
      onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
      onDrop={drop}
      className="flex flex-col border border-hairline"
    >
      <div className="relative h-32 bg-ivory">
        {preview && <img src={preview} alt={t('enquiry.photos.photo', { ...place, name })} className="filling" draggable={false} />}
      </div>
      <PhotoState photo={photo} onRetry={() => photos.retry(id)} />
      <div className="mt-auto flex items-center justify-between border-t border-hairline">
        {photos.max > 1 ? (
          <div className="flex">
            <Step
              look="icon-previous"
              label={t('enquiry.photos.earlier', place)}
              isOff={at === 0}
              onPress={() => photos.move(id, at - 1)}
            />
            <Step
              look="icon-next"
              label={t('enquiry.photos.later', place)}
              isOff={at === place.count - 1}
              onPress={() => photos.move(id, at + 1)}
            />
          </div>
        ) : (
          <p className="min-w-0 truncate pl-3 text-13 text-stone">{name}</p>
        )}
        <button type="button" aria-label={t('enquiry.photos.remove', place)} className={iconTarget} onClick={() => photos.remove(id)}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </li>
  )
}

type StepProps = { look: string; label: string; isOff: boolean; onPress: () => void }

/** Keeps the focus when the photograph has reached an end, so that a keyboard does not lose its place. */
function Step({ look, label, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={`${iconTarget} icon [--icon-size:18px] aria-disabled:opacity-30 ${look}`}
      onClick={() => !isOff && onPress()}
    />
  )
}

function PhotoState({ photo: { state, progress, problem, isLost }, onRetry }: { photo: Photo; onRetry: () => void }) {
  const { t } = useI18n()
  if (state === 'sent') return null
  if (state === 'failed')
    return (
      <div className="px-3 pt-2 text-13">
        <p role="alert" className="text-oxblood">
          {problem}
        </p>
        {!isLost && (
          <button type="button" onClick={onRetry} className="quiet-link inline-flex min-h-11 items-center gap-2">
            <RotateCcw aria-hidden="true" size={16} />
            {t('common.retry')}
          </button>
        )}
      </div>
    )
  const label = t(state === 'sending' ? 'enquiry.photos.sending' : 'enquiry.photos.preparing')
  return (
    <div className="p-3 text-13 text-stone">
      {label}
      <progress aria-label={label} value={state === 'sending' ? progress : 0} max={1} className="progress mt-1.5" />
    </div>
  )
}
