import type { KeyboardEvent, MouseEvent } from 'react'
import type { PieceReports } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

type ReportPhoto = PieceReports['piece']['photos'][number]
type Pin = { at: number; x: number; y: number }
type Props = {
  photo: ReportPhoto
  pins: readonly Pin[]
  onAdd?: (x: number, y: number) => void
  onMove?: (at: number, x: number, y: number) => void
  onRemove?: (at: number) => void
}

const step = 0.01
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** A photograph with numbered pins. With `onAdd`, a click adds a pin. */
export function PinnedPhoto({ photo, pins, onAdd, onMove, onRemove }: Props) {
  const { t } = useI18n()
  const { width, height } = photo
  const radius = width / 28
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // a click triggered by keyboard has `detail` 0; it places the pin in the middle, from where arrow keys move the pin
    if (event.detail === 0) return onAdd?.(0.5, 0.5)
    const box = event.currentTarget.getBoundingClientRect()
    onAdd?.(part((event.clientX - box.left) / box.width), part((event.clientY - box.top) / box.height))
  }
  const onKey = (event: KeyboardEvent, { at, x, y }: Pin) => {
    const [dx, dy] = moves[event.key] ?? []
    if (dx !== undefined && dy !== undefined) onMove?.(at, part(x + dx), part(y + dy))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.(at)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative max-w-120 bg-[#f2eee6]">
      <img
        src={photo.image_url}
        srcSet={photo.srcset_webp}
        sizes="480px"
        alt={photo.alt}
        width={width}
        height={height}
        className="block h-auto w-full"
      />
      {onAdd && (
        <button
          type="button"
          aria-label={t('reports.addPin')}
          onClick={press}
          className="absolute inset-0 cursor-crosshair -outline-offset-2"
        />
      )}
      <svg viewBox={`0 0 ${width} ${height}`} className="pointer-events-none absolute inset-0 size-full">
        {pins.map((pin) => (
          <g
            key={pin.at}
            role={onMove ? 'button' : 'img'}
            tabIndex={onMove ? 0 : undefined}
            aria-label={t('reports.pin', { number: pin.at + 1 })}
            onKeyDown={onMove ? (event) => onKey(event, pin) : undefined}
            className="pointer-events-auto"
          >
            <circle cx={pin.x * width} cy={pin.y * height} r={radius} fill="#16130f" stroke="#faf8f4" strokeWidth={radius / 6} />
            <text
              x={pin.x * width}
              y={pin.y * height}
              fontSize={radius * 1.1}
              textAnchor="middle"
              dominantBaseline="central"
              fill="#faf8f4"
              aria-hidden="true"
            >
              {pin.at + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Rounds a relative coordinate to a thousandth, between 0 and 1. */
function part(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
