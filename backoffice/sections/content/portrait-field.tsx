import { lazy, Suspense, useState } from 'react'
import { type HomePicture, sendPicture } from '#backoffice/client/home.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FileDrop } from '#backoffice/ui/file-drop.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import type { useAction } from '#backoffice/ui/use-action.ts'

const PictureCrop = lazy(() => import('#backoffice/sections/content/home/picture-crop.tsx'))

type Props = { picture: HomePicture | null; upload: ReturnType<typeof useAction>; onChange: (picture: HomePicture | null) => void }

/** The portrait of a specialist: the crop for phones of an uploaded picture, which is 4:5. */
export function PortraitField({ picture, upload: { run, isBusy, failure }, onChange }: Props) {
  const { t } = useI18n()
  const [isCropping, setCropping] = useState(false)
  const send = (file: File) => run(async () => onChange(await sendPicture(file)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 text-stone">{t('content.specialists.photo')}</legend>
      {picture && (
        <div className="flex flex-wrap items-end gap-3">
          <img
            src={picture.phone.url}
            alt=""
            width={picture.phone.width}
            height={picture.phone.height}
            className="h-28 w-auto bg-ground object-cover"
          />
          <Button onClick={() => setCropping(true)}>{t('photos.crop')}</Button>
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('content.specialists.photoRemove')}
          </Button>
        </div>
      )}
      <FileDrop
        title={t(picture ? 'content.specialists.photoOther' : 'content.specialists.photo')}
        text={t('content.specialists.photoText')}
        dropNow={t('home.dropNow')}
        choose={t('content.specialists.choosePhoto')}
        accept="image/*"
        isBusy={isBusy}
        onFile={(file) => void send(file)}
      />
      <FailureLine text={failure} />
      {picture && isCropping && (
        <Suspense fallback={<Opening />}>
          <PictureCrop
            picture={picture}
            cut="phone"
            title={t('content.specialists.crop')}
            onClose={() => setCropping(false)}
            onCut={onChange}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
