type Point = { label: string; value: number }

/** A line chart whose value axis starts at zero. Show a table with the same data beside it. `label` is the accessible name of the chart. */
export function LineChart({ label, points }: { label: string; points: readonly Point[] }) {
  const max = Math.max(...points.map(({ value }) => value), 1)
  const drawn = points.length === 1 ? [...points, ...points] : points
  const line = drawn.map(({ value }, at) => `${(at / (drawn.length - 1)) * 100},${100 - (value / max) * 94}`).join(' ')
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is not an image file */}
      <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none" className="block h-35 w-full">
        <line x1="0" x2="100" y1="100" y2="100" vectorEffect="non-scaling-stroke" className="stroke-hairline" />
        <polygon points={`0,100 ${line} 100,100`} className="fill-brass/12" />
        <polyline points={line} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" className="stroke-brass" />
      </svg>
      <div aria-hidden="true" className="flex justify-between pt-1 text-11 text-stone">
        <span>{points[0]?.label}</span>
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </div>
    </div>
  )
}
