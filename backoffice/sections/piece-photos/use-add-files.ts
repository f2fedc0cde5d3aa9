import { useCallback } from 'react'
import { enqueuePhotos } from '#backoffice/features/photo-queue/photo-queue.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'

export function useAddFiles(pieceId: number): (files: File[]) => void {
  const { t } = useI18n()
  return useCallback(
    (files: File[]) => {
      enqueuePhotos(files, { pieceId }).then(
        (count) => count > 0 && showToast('error', t('photos.tooMany', { count, max: staffPhotoLimits.batchMax })),
        () => showToast('error', t('photos.storageFailed')),
      )
    },
    [pieceId, t],
  )
}
