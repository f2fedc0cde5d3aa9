import { lazy, Suspense, useState } from 'react'
import { type HomeCrop, type HomePicture, sendPicture } from '#backoffice/client/home.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FileDrop } from '#backoffice/ui/file-drop.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import type { useAction } from '#backoffice/ui/use-action.ts'

const PictureCrop = lazy(() => import('#backoffice/sections/content/home/picture-crop.tsx'))

type Props = { picture: HomePicture | null; upload: ReturnType<typeof useAction>; onChange: (picture: HomePicture | null) => void }

export function BannerPicture({ picture, upload: { run, isBusy, failure }, onChange }: Props) {
  const { t } = useI18n()
  const [cropped, setCropped] = useState<HomeCrop | null>(null)
  const send = (file: File) => run(async () => onChange(await sendPicture(file)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 text-stone">{t('home.picture')}</legend>
      {picture && (
        <div className="flex flex-wrap items-end gap-4">
          {(['desk', 'phone'] as const).map((cut) => (
            <figure key={cut} className="grid justify-items-start gap-1">
              <img
                src={picture[cut].url}
                alt=""
                width={picture[cut].width}
                height={picture[cut].height}
                className="h-28 w-auto bg-ground object-cover"
              />
              <figcaption className="text-12 text-stone">{t(`home.cuts.${cut}`)}</figcaption>
              <Button onClick={() => setCropped(cut)} aria-label={t(`home.crops.${cut}`)}>
                {t('photos.crop')}
              </Button>
            </figure>
          ))}
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('home.pictureRemove')}
          </Button>
        </div>
      )}
      <FileDrop
        title={t(picture ? 'home.pictureOther' : 'home.picture')}
        text={t('home.pictureText')}
        dropNow={t('home.dropNow')}
        choose={t('home.choosePicture')}
        accept="image/*"
        isBusy={isBusy}
        onFile={(file) => void send(file)}
      />
      <FailureLine text={failure} />
      {picture && cropped && (
        <Suspense fallback={<Opening />}>
          <PictureCrop picture={picture} cut={cropped} onClose={() => setCropped(null)} onCut={onChange} />
        </Suspense>
      )}
    </fieldset>
  )
}
