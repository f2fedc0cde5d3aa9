type Bar = { key: string; label: string; value: number }

const height = 140
const labelsMax = 6
/** The maximum width of a bar in percent of the chart, so that a chart with few bars does not consist of wide blocks. */
const widthMax = 8

/** A vertical bar chart. Show a table with the same data beside it. `label` is the accessible name of the chart. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const max = Math.max(...bars.map(({ value }) => value), 1)
  const step = 100 / bars.length
  const width = Math.min(step * 0.7, widthMax)
  const named = Math.ceil(bars.length / labelsMax)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is not an image file
    <svg role="img" aria-label={label} width="100%" height={height + 24} className="block">
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-hairline" />
      {bars.map(({ key, label: name, value }, at) => {
        const size = Math.max((Math.max(value, 0) / max) * (height - 8), value > 0 ? 2 : 0)
        return (
          <g key={key}>
            <rect x={`${(at + 0.5) * step - width / 2}%`} width={`${width}%`} y={height - size} height={size} className="fill-brass" />
            {at % named === 0 && (
              <text x={`${(at + 0.5) * step}%`} y={height + 17} textAnchor="middle" className="fill-stone text-11">
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
