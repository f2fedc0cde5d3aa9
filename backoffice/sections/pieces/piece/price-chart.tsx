import type { PricePoint } from '#backoffice/client/pieces.ts'

/** The size of the viewBox. `tail`: how far the line continues after the last price, up to the right edge. */
const [width, height, tail] = [600, 120, 60]

/** A step chart of prices over time. Screen readers use the table below, which has the same data. Renders nothing for a single price. */
export function PriceChart({ points }: { points: readonly PricePoint[] }) {
  const priced = points
    .filter((point) => point.price_usd !== null)
    .map(({ at, price_usd }) => ({ at: Date.parse(at), usd: Number(price_usd) }))
  const first = priced[0]
  if (!first || priced.length < 2) return null
  const end = priced.at(-1)?.at ?? first.at
  const highest = Math.max(...priced.map(({ usd }) => usd))
  const lowest = Math.min(...priced.map(({ usd }) => usd))
  const x = (at: number) => ((at - first.at) / Math.max(1, end - first.at)) * (width - tail)
  const y = (usd: number) => height - 8 - ((usd - lowest) / Math.max(1, highest - lowest)) * (height - 16)
  const steps = priced.map(({ at, usd }, index) => (index ? `H${x(at).toFixed(1)}V${y(usd).toFixed(1)}` : `M0 ${y(usd).toFixed(1)}`))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-30 w-full text-brass">
      <path d={`${steps.join('')}H${width}`} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
