import { NoWrap } from '#app/ui/no-wrap.tsx'

/** Texts about the location of a piece, or the reason why it cannot be bought now (PDP-07). Created on the server. */
export type AvailabilityText = {
  title: string
  text: string | null
  isForSale: boolean
  /**
   * Only for a piece that may become available again. `ask` is the label of the button that requests a notification; `on` is the text shown
   * afterwards.
   */
  bell?: { ask: string; on: string }
  /** Text for the customer who reserved the piece. Every page contains it, because the server renders one page for everybody. */
  forHolder?: { title: string; text: string; isForSale: true }
}

export function Availability({ title, text, isForSale }: Pick<AvailabilityText, 'title' | 'text' | 'isForSale'>) {
  if (isForSale) {
    return (
      <div className="mt-2">
        <p className="text-moss">
          <NoWrap text={title} />
        </p>
        {text && <p className="mt-1 text-13 text-stone">{text}</p>}
      </div>
    )
  }
  return (
    <div className="mt-4 border-l-2 border-ink pl-4">
      <p>
        <NoWrap text={title} />
      </p>
      {text && <p className="mt-1 text-13 text-stone">{text}</p>}
    </div>
  )
}
