import type { ReactNode } from 'react'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { useSearchKeys } from '#backoffice/ui/field/use-search-keys.ts'
import { politely } from '#backoffice/ui/states.tsx'

type Props<Found> = {
  label: string
  help: string
  error?: string | null
  text: string
  onType: (text: string) => void
  /** The search text of the results in `found`. May be older than `text`. */
  search: string
  /** The results. Undefined if there is no search or the results are still loading. */
  found: readonly Found[] | undefined
  none: string
  onPick: (found: Found) => void
  children: (found: Found) => ReactNode
}

/** A search field with results below it. A click chooses a result; Enter chooses the first result. Results for an older text are hidden. */
export function SearchPicker<Found extends { id: number }>({ text, onType, search, none, onPick, children, ...props }: Props<Found>) {
  const { found: last, error, ...frame } = props
  const found = search === text.trim() ? last : undefined
  const keys = useSearchKeys(text, found, onPick)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField {...frame} type="search" autoComplete="off" value={text} onChange={onType} {...keys} error={keys.error ?? error} />
      {found?.length === 0 && (
        <p {...politely} className="text-13 text-stone">
          {none}
        </p>
      )}
      {found !== undefined && found.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onPick(one)}
                className="flex w-full items-center gap-3 rounded-2 px-2 py-1.5 text-left text-13 hover:bg-ivory finger:min-h-11 max-md:text-15"
              >
                {children(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
