import { lazy, Suspense, useState } from 'react'
import { usePiecePhotos } from '#backoffice/client/piece-photos.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { AltDialog } from '#backoffice/features/photo-alts/alt-dialog.tsx'
import { SortableGrid } from '#backoffice/features/photo-order/sortable-grid.tsx'
import { PhotoButtons, PhotoDrop } from '#backoffice/features/photo-queue/photo-picker.tsx'
import { useQueue } from '#backoffice/features/photo-queue/photo-queue.ts'
import { QueueList } from '#backoffice/features/photo-queue/queue-list.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PhotoCard } from '#backoffice/sections/piece-photos/photo-card.tsx'
import { UploadCards } from '#backoffice/sections/piece-photos/upload-cards.tsx'
import { useAddFiles } from '#backoffice/sections/piece-photos/use-add-files.ts'
import { usePhotoTasks } from '#backoffice/sections/piece-photos/use-photo-tasks.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useIsTouch } from '#backoffice/ui/use-media.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import type { PiecePhoto, PiecePhotos } from '#contract/staff/photos.ts'

const { fileMaxBytes, megapixelsMax } = staffPhotoLimits

const CropDialog = lazy(() => import('#backoffice/features/photo-crop/crop-dialog.tsx'))

export function Photographs({ pieceId }: { pieceId: number }) {
  const { t } = useI18n()
  const mayEdit = useMay()('piece.edit')
  const { data, error, refetch } = usePiecePhotos(pieceId)
  const queued = useQueue({ pieceId })
  const onFiles = useAddFiles(pieceId)
  const gallery = data && <Gallery pieceId={pieceId} found={data} mayEdit={mayEdit} isBusy={queued.length > 0} />
  const failed = error && !data && <FailedState error={error} onRetry={() => void refetch()} />
  const content = gallery ?? (failed || <LoadingRows count={4} />)
  return (
    <Panel title={t('photos.title')} actions={mayEdit && <PhotoButtons onFiles={onFiles} />}>
      {mayEdit ? (
        <PhotoDrop onFiles={onFiles}>
          <QueueList photos={queued} />
          {content}
        </PhotoDrop>
      ) : (
        content
      )}
    </Panel>
  )
}

type GalleryProps = { pieceId: number; found: PiecePhotos; mayEdit: boolean; isBusy: boolean }

function Gallery({ pieceId, found, mayEdit, isBusy }: GalleryProps) {
  const { t } = useI18n()
  const isTouch = useIsTouch()
  const [open, setOpen] = useState<{ what: 'crop' | 'alt'; id: number } | null>(null)
  const { order, keepProposals, ...tasks } = usePhotoTasks(pieceId, found)
  const { photos, uploads } = found
  const cover = photos.find(({ is_wide: isWide }) => !isWide)?.id
  const missing = photos.filter(({ is_alt_confirmed: isConfirmed }) => !isConfirmed).length
  const at = photos.findIndex(({ id }) => id === open?.id)
  const photo = photos[at]
  const close = () => setOpen(null)
  const openFor = (what: 'crop' | 'alt') => (one: PiecePhoto) => setOpen({ what, id: one.id })
  if (!photos.length && !uploads.length && !isBusy)
    return <EmptyState title={t('photos.empty')} text={t(isTouch ? 'photos.emptyTextTouch' : 'photos.emptyText')} />
  return (
    <>
      <SortableGrid ids={photos.map(({ id }) => id)} onOrder={order} label={t('photos.title')}>
        {photos.map((one, position) => (
          <PhotoCard
            key={one.id}
            photo={one}
            position={position + 1}
            count={photos.length}
            isCover={one.id === cover}
            mayEdit={mayEdit}
            tasks={{ ...tasks, crop: openFor('crop'), describe: openFor('alt') }}
          />
        ))}
        <UploadCards pieceId={pieceId} uploads={uploads} mayEdit={mayEdit} />
      </SortableGrid>
      {mayEdit && (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-12 text-stone">
          <span className="mr-auto">
            {t(isTouch ? 'photos.limitsTouch' : 'photos.limits', { megabytes: fileMaxBytes / 1_000_000, megapixels: megapixelsMax })}
          </span>
          {missing > 0 && (
            <>
              <span className="text-oxblood">{t('photos.altsMissing', { count: missing })}</span>
              <Button onClick={keepProposals}>{t('photos.keepAll')}</Button>
            </>
          )}
        </div>
      )}
      {photo && open?.what === 'alt' && (
        <AltDialog
          pieceId={pieceId}
          of={found}
          photo={photo}
          position={at + 1}
          onClose={close}
          onSaved={(id) => showUndoToast(t('photos.altSaved'), id)}
        />
      )}
      {photo && open?.what === 'crop' && (
        <Suspense fallback={<Opening />}>
          <CropDialog
            pieceId={pieceId}
            photo={photo}
            position={at + 1}
            onClose={close}
            onSaved={(id) => showUndoToast(t('photos.cropSaved'), id)}
          />
        </Suspense>
      )}
    </>
  )
}
