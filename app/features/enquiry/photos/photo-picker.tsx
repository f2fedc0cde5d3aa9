import ImagePlus from 'lucide-react/icons/image-plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { type DragEvent, useId } from 'react'
import type { PhotoUpload } from '#app/features/enquiry/photos/photo-uploads.ts'
import type { PhotoUploads } from '#app/features/enquiry/photos/use-photos.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { iconTarget } from '#app/ui/icon-button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

const dragType = 'application/x-vitrine-photo'

/** Selects photographs by file dialog or drag and drop. Without scripts, shows a plain file input. */
export function PhotoPicker({ photos, label, help }: { photos: PhotoUploads; label: string; help: string }) {
  const { t } = useI18n()
  const id = useId()
  const { row, max } = photos
  const sentCount = photos.tokens.length
  const take = (event: DragEvent) => {
    if (!event.dataTransfer.files.length) return
    event.preventDefault()
    photos.add([...event.dataTransfer.files])
  }
  return (
    // drag and drop is only a shortcut for the file input inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-describedby={`${id}-help`} onDragOver={(event) => event.preventDefault()} onDrop={take}>
      <legend className="mb-1.5 text-13 text-stone">
        {label} ({t('enquiry.optional')})
      </legend>
      <ol className={`grid gap-3 ${max > 1 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-1'}`}>
        {row.map((photo, at) => (
          <PhotoTile key={photo.id} photo={photo} at={at} photos={photos} />
        ))}
        {row.length < max && (
          <li className={row.length ? '' : 'col-span-full'}>
            <AddPhotos id={id} photos={photos} isTall={row.length > 0} />
          </li>
        )}
      </ol>
      <p id={`${id}-help`} className="mt-1.5 text-13 text-stone">
        {help}
      </p>
      <VisuallyHidden>
        <output>{row.length > 0 && t('enquiry.photos.sentCount', { sent: sentCount, all: row.length })}</output>
      </VisuallyHidden>
    </fieldset>
  )
}

function AddPhotos({ id, photos, isTall }: { id: string; photos: PhotoUploads; isTall: boolean }) {
  const { t } = useI18n()
  const { max, row } = photos
  return (
    <label
      className={`relative flex cursor-pointer items-center justify-center gap-3 rounded-2 border border-dashed border-ink/30 px-4 text-center text-13 transition-colors hover:border-brass hover:text-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass ${isTall ? 'h-full min-h-32 flex-col' : 'min-h-16'}`}
    >
      <ImagePlus aria-hidden="true" size={20} />
      <span>{t(max === 1 ? 'enquiry.photos.addOne' : 'enquiry.photos.add')}</span>
      {max > 1 && row.length > 0 && <span className="figures text-stone">{t('enquiry.photos.room', { left: max - row.length })}</span>}
      <input
        type="file"
        name="photos"
        accept="image/*"
        multiple={max > 1}
        aria-describedby={`${id}-help`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])])
          // makes the input fire `change` even if the same file is chosen again
          target.value = ''
        }}
      />
    </label>
  )
}

function PhotoTile({ photo, at, photos }: { photo: PhotoUpload; at: number; photos: PhotoUploads }) {
  const { t } = useI18n()
  const { id, name, preview, state } = photo
  const position = { at: at + 1, count: photos.row.length }
  const drop = (event: DragEvent) => {
    const movedId = event.dataTransfer.getData(dragType)
    if (!movedId) return
    event.preventDefault()
    event.stopPropagation()
    photos.move(movedId, at)
  }
  return (
    // dragging is only a shortcut for the buttons below
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={photos.max > 1}
      onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
      onDrop={drop}
      className="flex flex-col border border-hairline"
    >
      <div className="relative h-32 bg-ivory">
        {preview && <img src={preview} alt={t('enquiry.photos.photo', { ...position, name })} className="filling" draggable={false} />}
        {!preview && state === 'failed' && photos.max > 1 && <p className="line-clamp-4 p-3 text-13 wrap-anywhere text-stone">{name}</p>}
      </div>
      <PhotoState photo={photo} onRetry={() => photos.retry(id)} />
      <div className="mt-auto flex items-center justify-between border-t border-hairline">
        {photos.max > 1 ? (
          <div className="flex">
            <Step
              icon="icon-previous"
              label={t('enquiry.photos.earlier', position)}
              isOff={at === 0}
              onPress={() => photos.move(id, at - 1)}
            />
            <Step
              icon="icon-next"
              label={t('enquiry.photos.later', position)}
              isOff={at === position.count - 1}
              onPress={() => photos.move(id, at + 1)}
            />
          </div>
        ) : (
          <p className="min-w-0 truncate pl-3 text-13 text-stone">{name}</p>
        )}
        <button type="button" aria-label={t('enquiry.photos.remove', position)} className={iconTarget} onClick={() => photos.remove(id)}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </li>
  )
}

type StepProps = { icon: string; label: string; isOff: boolean; onPress: () => void }

/**
 * Moves the photograph by one position. At the ends of the row, the button stays focusable, so that keyboard users do not lose the focus.
 */
function Step({ icon, label, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={`${iconTarget} icon [--icon-size:18px] aria-disabled:opacity-30 ${icon}`}
      onClick={() => !isOff && onPress()}
    />
  )
}

function PhotoState({ photo: { state, progress, problem, isLost }, onRetry }: { photo: PhotoUpload; onRetry: () => void }) {
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
