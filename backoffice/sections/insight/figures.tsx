type Figure = { name: string; value: string; definition: string }

export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className={`grid gap-px overflow-hidden rounded-2 border border-hairline bg-hairline ${figures.length % 3 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
    >
      {figures.map(({ name, value, definition }) => (
        <div key={name} className="bg-raised p-4">
          <dt className="text-12 text-stone">{name}</dt>
          <dd className="figures text-20 font-medium">{value}</dd>
          <dd className="mt-1 text-12 text-stone">{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
