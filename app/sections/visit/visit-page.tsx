import type { ReactNode } from 'react'
import { textLink } from '#app/ui/text-link.ts'
import type { Kind } from '#contract/piece.ts'

type Piece = { kind: Kind; path: string; name: string; reference: string | null; photo: string | null; state: string }
type Change = { title: string; text: string; action: string; submit: string }
type Move = Change & {
  city: string
  /** Dates in words, because a browser's date field uses the browser's language. */
  date: { label: string; value: string; options: { value: string; label: string }[] }
  time: { label: string; value: string; options: string[] }
}
export type VisitView = {
  label: string
  isGood: boolean
  title: string
  place: string
  text: string
  pieces: { title: string; list: Piece[] }
  calendar: { label: string; url: string }
  change: { move: Move; cancel: Change } | null
  again: { label: string; path: string }
}

const field = 'h-12 w-full border border-hairline bg-paper px-3 text-17 text-ink'
const button = 'inline-flex min-h-12 items-center justify-center border border-ink px-6 max-sm:w-full'
const summary = 'flex min-h-14 cursor-pointer items-center justify-between gap-4 text-17 hover:text-brass'

/** The page of a visit for anyone with its link: time, place, prepared pieces, and forms to move or cancel the visit. Uses no scripts. */
export function VisitPage({ label, isGood, title, place, text, pieces, calendar, change, again }: VisitView) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-10 pb-24 md:pt-16 md:pb-32 wide:grid-cols-[minmax(0,1fr)_380px] xl:gap-x-24">
      <div className="max-w-180">
        <p className={`label ${isGood ? 'text-moss' : 'text-stone'}`}>{label}</p>
        <h1 className="display mt-3 text-32 md:text-44">{title}</h1>
        <p className="mt-3 text-17">{place}</p>
        <p className="mt-4 text-17 text-stone">{text}</p>
      </div>
      {pieces.list.length > 0 && (
        <section className="wide:col-start-2 wide:row-span-2">
          <h2 className="label text-stone">{pieces.title}</h2>
          <ul className="mt-3 border-t border-hairline">
            {pieces.list.map((piece) => (
              <PieceLine key={piece.path} {...piece} />
            ))}
          </ul>
        </section>
      )}
      {change ? (
        <div className="no-print max-w-180 self-start border-t border-hairline wide:col-start-1">
          <p className="border-b border-hairline">
            <a href={calendar.url} download="visit.ics" className={`inline-flex min-h-14 items-center ${textLink}`}>
              {calendar.label}
            </a>
          </p>
          <MovePart {...change.move} />
          <ChangePart {...change.cancel} />
        </div>
      ) : (
        <p className="no-print">
          <a href={again.path} className={`inline-flex min-h-11 items-center ${textLink}`}>
            {again.label}
          </a>
        </p>
      )}
    </div>
  )
}

function PieceLine({ kind, path, name, reference, photo, state }: Piece) {
  return (
    <li className="flex gap-5 border-b border-hairline py-5">
      <span className="h-30 w-24 shrink-0 bg-ivory">
        {photo && <img src={photo} alt="" width={96} height={120} loading="lazy" data-kind={kind} className="size-full object-contain" />}
      </span>
      <span className="grid min-w-0 content-center gap-1">
        <a href={path} className="quiet-link inline-flex min-h-11 items-center text-17">
          {name}
        </a>
        {reference && <span className="figures text-13 text-stone">{reference}</span>}
        <span className="text-13 text-stone">{state}</span>
      </span>
    </li>
  )
}

function MovePart({ city, date, time, ...change }: Move) {
  return (
    <ChangePart {...change}>
      <input type="hidden" name="city" value={city} />
      <div className="grid gap-5 sm:grid-cols-2">
        <label className="grid gap-1.5 text-13 text-stone">
          {date.label}
          <select name="date" required defaultValue={date.value} className={field}>
            {date.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1.5 text-13 text-stone">
          {time.label}
          <select name="time" required defaultValue={time.value} className={field}>
            {time.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      </div>
    </ChangePart>
  )
}

function ChangePart({ title, text, action, submit, children }: Change & { children?: ReactNode }) {
  return (
    <details className="border-b border-hairline">
      <summary className={summary}>
        <span>{title}</span>
        <span aria-hidden="true">+</span>
      </summary>
      <form method="post" action={action} className="grid gap-5 pt-1 pb-6">
        <p className="text-stone">{text}</p>
        {children}
        <button type="submit" className={`justify-self-start ${button}`}>
          {submit}
        </button>
      </form>
    </details>
  )
}
