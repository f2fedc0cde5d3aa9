import 'react-image-crop/dist/ReactCrop.css'
import { useState } from 'react'
import { cropPicture, type HomeCrop, type HomePicture, homeOriginalUrl } from '#backoffice/client/home.ts'
import { CropEditor } from '#backoffice/features/photo-crop/crop-editor.tsx'
import { useOriginal } from '#backoffice/features/photo-crop/use-original.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { isFullFrame, type PhotoCrop, wholePhoto } from '#contract/rules/staff/photo-crop.ts'

type Props = {
  picture: HomePicture
  cut: HomeCrop
  /** Names the crop by default. */
  title?: string
  onClose: () => void
  onCut: (picture: HomePicture) => void
}

export default function PictureCrop({ picture, cut, title, onClose, onCut }: Props) {
  const { t } = useI18n()
  const [crop, setCrop] = useState<PhotoCrop>(picture[cut].crop ?? wholePhoto)
  const { image, state } = useOriginal(homeOriginalUrl(picture.id))
  const { run, isBusy, failure } = useAction()
  const save = () =>
    run(async () => {
      onCut(await cropPicture(picture, cut, isFullFrame(crop) ? null : crop))
      onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title ?? t(`home.crops.${cut}`)}
      width="md:w-[920px] md:top-[4vh]! md:max-h-[92vh]!"
      actions={
        <>
          <Button onClick={() => setCrop(wholePhoto)}>{t('photos.wholeAgain')}</Button>
          <CancelButton onClick={onClose} />
          <Button variant="primary" aria-disabled={isBusy || !image} onClick={() => image && void save()}>
            {t('photos.saveCrop')}
          </Button>
        </>
      }
    >
      {image && <CropEditor image={image} crop={crop} isWide={cut === 'desk'} onChange={setCrop} />}
      {state === 'loading' && <p {...politely}>{t('common.loading')}</p>}
      <FailureLine text={state === 'failed' ? t('photos.originalFailed') : failure} />
    </Dialog>
  )
}
