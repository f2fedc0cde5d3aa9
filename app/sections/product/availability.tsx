/** Texts about the location of a piece, or the reason why it cannot be bought now (PDP-07); written on the server. */
export type AvailabilityText = {
  title: string
  text: string | null
  isForSale: boolean
  /**
   * Only for a piece that may come back. `ask`: the button that asks to be notified; `on`: its text once that is
   * switched on.
   */
  bell?: { ask: string; on: string }
  /** Text for the customer who reserved the piece; the page itself is the same for everybody. */
  forHolder?: { title: string; text: string; isForSale: true }
}

export function Availability({ title, text, isForSale }: Pick<AvailabilityText, 'title' | 'text' | 'isForSale'>) {
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
