import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { CropPreviews } from '#backoffice/features/photo-crop/crop-previews.tsx'
import { drawTurned } from '#backoffice/features/photo-crop/draw-crop.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { angleMax, cropSideMin, type PhotoCrop, photoRatios } from '#contract/rules/staff/photo-crop.ts'

type Ratio = keyof typeof photoRatios | 'free'
type Props = {
  image: HTMLImageElement
  crop: PhotoCrop
  /** Saved crop, which the previews show beside the current crop. Without it, the editor shows no previews. */
  before?: PhotoCrop
  isWide: boolean
  onChange: (crop: PhotoCrop) => void
}

const sideMax = 1200

export function CropEditor({ image, crop, before, isWide, onChange }: Props) {
  const { t } = useI18n()
  const [ratio, setRatio] = useState<Ratio>(isWide ? 'wide' : 'gallery')
  const turned = useTurnedImage(image, crop.turn, crop.angle)
  const aspect = ratio === 'free' ? undefined : photoRatios[ratio]
  const turnBy = (by: 90 | 270) =>
    onChange({ ...crop, turn: ((crop.turn + by) % 360) as PhotoCrop['turn'], x: 0, y: 0, width: 1, height: 1 })
  const choose = (next: Ratio) => {
    setRatio(next)
    if (next !== 'free') onChange({ ...crop, ...fractions(largest(photoRatios[next], turned)) })
  }
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_272px]">
      <div className="grid place-items-center self-start bg-sunk p-3">
        <ReactCrop
          crop={{ unit: '%', x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 }}
          {...(aspect === undefined ? {} : { aspect })}
          keepSelection
          minWidth={20}
          ruleOfThirds
          ariaLabels={{ ...ReactCrop.defaultProps?.ariaLabels, cropArea: t('photos.cropArea') }}
          onChange={(_pixels, percent) => onChange({ ...crop, ...fractions(percent) })}
        >
          <TurnedImage canvas={turned} />
        </ReactCrop>
      </div>
      <div className="grid content-start gap-4">
        <SegmentField
          label={t('photos.ratio')}
          value={ratio}
          onChange={(value) => choose(value as Ratio)}
          options={[
            { value: 'gallery', label: t('photos.ratioGallery') },
            { value: 'wide', label: t('photos.ratioWide') },
            { value: 'free', label: t('photos.ratioFree') },
          ]}
        />
        <div className="flex items-end gap-2">
          <IconButton label={t('photos.turnLeft')} onClick={() => turnBy(270)}>
            <RotateCcw aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={t('photos.turnRight')} onClick={() => turnBy(90)}>
            <RotateCw aria-hidden="true" size={18} />
          </IconButton>
          <label className="grid flex-1 text-13 text-stone">
            <span className="flex justify-between">
              {t('photos.straighten')}
              <span className="figures">{t('photos.degrees', { degrees: crop.angle })}</span>
            </span>
            <input
              type="range"
              min={-angleMax}
              max={angleMax}
              step={0.5}
              value={crop.angle}
              onChange={({ target }) => onChange({ ...crop, angle: Number(target.value) })}
              className="h-8 accent-brass finger:h-11"
            />
          </label>
        </div>
        {before && <Compared image={image} before={before} after={{ turned, crop }} />}
      </div>
    </div>
  )
}

type ComparedProps = { image: HTMLImageElement; before: PhotoCrop; after: { turned: HTMLCanvasElement; crop: PhotoCrop } }

function Compared({ image, before, after }: ComparedProps) {
  const turned = useTurnedImage(image, before.turn, before.angle)
  return <CropPreviews before={{ turned, crop: before }} after={after} />
}

function useTurnedImage(image: HTMLImageElement, turn: PhotoCrop['turn'], angle: number): HTMLCanvasElement {
  return useMemo(() => {
    const canvas = document.createElement('canvas')
    drawTurned(canvas, image, { turn, angle }, sideMax)
    return canvas
  }, [image, turn, angle])
}

function TurnedImage({ canvas }: { canvas: HTMLCanvasElement }) {
  const shown = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = shown.current
    if (!target) return
    target.width = canvas.width
    target.height = canvas.height
    target.getContext('2d')?.drawImage(canvas, 0, 0)
  }, [canvas])
  return <canvas ref={shown} width={canvas.width} height={canvas.height} className="block max-h-[56vh] max-w-full" />
}

function largest(ratio: number, { width, height }: HTMLCanvasElement): PercentCrop {
  const isWider = width / height > ratio
  return centerCrop(makeAspectCrop({ unit: '%', ...(isWider ? { height: 100 } : { width: 100 }) }, ratio, width, height), width, height)
}

function fractions({ x, y, width, height }: PercentCrop): Pick<PhotoCrop, 'x' | 'y' | 'width' | 'height'> {
  const [w, h] = [clamp(width / 100, cropSideMin), clamp(height / 100, cropSideMin)]
  return { x: Math.min(clamp(x / 100, 0), 1 - w), y: Math.min(clamp(y / 100, 0), 1 - h), width: w, height: h }
}

/** Limits a fraction of a side to `least`…1 and rounds it to a ten-thousandth, which is the server's precision. */
const clamp = (part: number, least: number) => Math.min(1, Math.max(least, Math.round(part * 10_000) / 10_000))
