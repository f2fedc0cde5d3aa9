import { Pause, Play, RotateCw, X } from 'lucide-react'
import { dropPhotos, pausePhotos, resumePhotos } from '#backoffice/features/photo-queue/photo-queue.ts'
import type { QueuedPhoto } from '#backoffice/features/photo-queue/queue-engine.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { politely } from '#backoffice/ui/states.tsx'

export function QueueList({ photos }: { photos: readonly QueuedPhoto[] }) {
  const { t } = useI18n()
  if (!photos.length) return null
  const idsIn = (state: QueuedPhoto['state']) => photos.filter((photo) => photo.state === state).map(({ id }) => id)
  const [waiting, paused, failed] = [idsIn('waiting'), idsIn('paused'), idsIn('failed')]
  return (
    <section aria-label={t('photos.queue')} className="mb-4 rounded-2 border border-hairline">
      <div className="flex flex-wrap items-center gap-2 border-b border-hairline bg-sunk px-3 py-2">
        <h3 {...politely} className="figures mr-auto text-13 font-medium">
          {t('photos.queueLeft', { count: photos.length })}
        </h3>
        {failed.length > 0 && (
          <Button onClick={() => void resumePhotos(failed)}>
            <RotateCw aria-hidden="true" size={14} />
            {t('photos.retryAll')}
          </Button>
        )}
        {waiting.length > 0 && (
          <Button variant="quiet" onClick={() => void pausePhotos(waiting)}>
            {t('photos.pauseAll')}
          </Button>
        )}
        {paused.length > 0 && (
          <Button variant="quiet" onClick={() => void resumePhotos(paused)}>
            {t('photos.resumeAll')}
          </Button>
        )}
      </div>
      <ul>
        {photos.map((photo) => (
          <QueueRow key={photo.id} photo={photo} />
        ))}
      </ul>
      <p className="border-t border-hairline px-3 py-2 text-12 text-stone">{t('photos.queueText')}</p>
    </section>
  )
}

function QueueRow({ photo }: { photo: QueuedPhoto }) {
  const { t } = useI18n()
  const { id, fileName: name, state, problem, progress } = photo
  const stateText = state === 'waiting' ? t(progress === null ? 'photos.waiting' : 'photos.sending') : t(`photos.${state}`)
  // without a message, the upload failed because the device could not read the file
  const reason = problem || (state === 'failed' && t('photos.unreadable'))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-hairline px-3 py-1.5 first:border-t-0">
      <div className="min-w-0">
        <div className="flex justify-between gap-3 text-13">
          <span className="truncate">{name}</span>
          <span className={`shrink-0 ${state === 'failed' ? 'text-oxblood' : 'text-stone'}`}>{stateText}</span>
        </div>
        {reason ? (
          <p className="text-12 text-oxblood">{reason}</p>
        ) : (
          <progress
            aria-label={t('photos.progressOf', { name })}
            max={1}
            value={progress ?? 0}
            className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brass"
          />
        )}
      </div>
      <div className="flex">
        {state === 'waiting' && (
          <IconButton label={t('photos.pauseOf', { name })} onClick={() => void pausePhotos([id])}>
            <Pause aria-hidden="true" size={16} />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton label={t('photos.resumeOf', { name })} onClick={() => void resumePhotos([id])}>
            <Play aria-hidden="true" size={16} />
          </IconButton>
        )}
        {state === 'failed' && (
          <IconButton label={t('photos.retryOf', { name })} onClick={() => void resumePhotos([id])}>
            <RotateCw aria-hidden="true" size={16} />
          </IconButton>
        )}
        <IconButton label={t('photos.dropOf', { name })} onClick={() => void dropPhotos([id])}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      </div>
    </li>
  )
}
