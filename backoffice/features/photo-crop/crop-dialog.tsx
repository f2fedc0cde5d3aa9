import 'react-image-crop/dist/ReactCrop.css'
import { useState } from 'react'
import { cropPhoto, originalUrl } from '#backoffice/client/piece-photos.ts'
import { CropEditor } from '#backoffice/features/photo-crop/crop-editor.tsx'
import { useOriginal } from '#backoffice/features/photo-crop/use-original.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine, politely, sentenceOf } from '#backoffice/ui/states.tsx'
import { isFullFrame, type PhotoCrop, wholePhoto } from '#contract/rules/staff/photo-crop.ts'
import type { PiecePhoto } from '#contract/staff/photos.ts'

type Props = {
  pieceId: number
  photo: PiecePhoto
  position: number
  onClose: () => void
  onSaved: (actionId: string) => void
}

/** Rotates, straightens and crops a photograph. The original is kept, so the crop can be changed later. */
export default function CropDialog({ pieceId, photo, position, onClose, onSaved }: Props) {
  const { t } = useI18n()
  const [crop, setCrop] = useState<PhotoCrop>(photo.crop ?? wholePhoto)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { image, state } = useOriginal(originalUrl(pieceId, photo.id))
  const save = async () => {
    if (isBusy || !image) return
    setIsBusy(true)
    setFailure(null)
    try {
      const { action_id: actionId } = await cropPhoto(pieceId, photo, isFullFrame(crop) ? null : crop)
      onSaved(actionId)
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('photos.cropTitle', { position })}
      width="md:w-[920px] md:top-[4vh]! md:max-h-[92vh]!"
      actions={
        <>
          <Button onClick={() => setCrop(wholePhoto)}>{t('photos.wholeAgain')}</Button>
          <CancelButton onClick={onClose} />
          <Button variant="primary" aria-disabled={isBusy || !image} onClick={() => void save()}>
            {t('photos.saveCrop')}
          </Button>
        </>
      }
    >
      {image && <CropEditor image={image} crop={crop} before={photo.crop ?? wholePhoto} isWide={photo.is_wide} onChange={setCrop} />}
      {state === 'loading' && <p {...politely}>{t('common.loading')}</p>}
      <FailureLine text={state === 'failed' ? t('photos.originalFailed') : failure} />
    </Dialog>
  )
}
