import { useEffect, useRef } from 'react'
import { drawPart } from '#backoffice/features/photo-crop/draw-crop.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'

type Cut = { turned: HTMLCanvasElement; crop: PhotoCrop }
type Props = { before: Cut; after: Cut }

/** Frames in which the shop shows a photograph. Only the hero crops the photograph to fill its frame. */
const frames = [
  { key: 'onCard', width: 72, height: 90, isFilling: false },
  { key: 'onPage', width: 104, height: 130, isFilling: false },
  { key: 'onHero', width: 128, height: 80, isFilling: true },
] as const

export function CropPreviews({ before, after }: Props) {
  const { t } = useI18n()
  const sides = [
    { label: t('photos.before'), cut: before },
    { label: t('photos.after'), cut: after },
  ]
  return (
    <div className="grid grid-cols-2 gap-x-3">
      {sides.map(({ label, cut }) => (
        <section key={label} aria-label={label}>
          <h3 className="mb-1 text-13 text-stone">{label}</h3>
          <ul className="grid gap-2">
            {frames.map(({ key, width, height, isFilling }) => (
              <li key={key} className="text-12 text-stone">
                <Preview width={width} height={height} isFilling={isFilling} {...cut} />
                {t(`photos.${key}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Preview({ width, height, isFilling, turned, crop }: Cut & { width: number; height: number; isFilling: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, turned, crop, isFilling)
  })
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" className="mb-0.5 block bg-ground" />
}
