/** Where a piece is, or in plain words why it cannot be bought now (PDP-07); written on the server. */
export type AvailabilityText = { title: string; text: string | null; isForSale: boolean }

export function Availability({ title, text, isForSale }: AvailabilityText) {
  if (isForSale) {
    return (
      <div className="mt-2">
        <p className="text-moss">{title}</p>
        {text && <p className="mt-1 text-13 text-stone">{text}</p>}
      </div>
    )
  }
  return (
    <div className="mt-4 border-l-2 border-ink pl-4">
      <p>{title}</p>
      {text && <p className="mt-1 text-13 text-stone">{text}</p>}
    </div>
  )
}
