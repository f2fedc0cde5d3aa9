import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StockTake, StockTakeLine } from '#backoffice/client/stock-takes.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { Counting } from '#backoffice/sections/stock/use-counting.ts'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import { Tick } from '#backoffice/ui/field/choice-fields.tsx'
import { useTraits } from '#backoffice/ui/piece-traits.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

type TakeTab = 'all' | 'missing' | 'elsewhere' | 'unexpected'
type Props = { take: StockTake; tab: TakeTab; counting: Counting; mayCount: boolean }

/** The lines of a tab as checkboxes. A checked line stays in its position until the person opens another tab. */
export function TakeLines({ take, tab, counting, mayCount }: Props) {
  const { t } = useI18n()
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())
  const lines = take.lines.filter((line) => tab === 'all' || line.state === tab || touched.has(line.piece_id))
  if (!lines.length) return <EmptyState title={t(emptyTitles[tab])} />
  return (
    <ul aria-label={t(`stockTakes.tabs.${tab}`)}>
      {lines.map((line) => (
        <TakeLine
          key={line.piece_id}
          line={line}
          isSeen={counting.isSeen(line)}
          onToggle={
            mayCount
              ? (isSeen) => {
                  setTouched((held) => new Set(held).add(line.piece_id))
                  void counting.toggle(line, { isSeen })
                }
              : null
          }
        />
      ))}
    </ul>
  )
}

const emptyTitles = {
  all: 'stockTakes.nothingExpected',
  missing: 'stockTakes.nothingMissing',
  elsewhere: 'stockTakes.nothing',
  unexpected: 'stockTakes.nothing',
} as const

type LineProps = { line: StockTakeLine; isSeen: boolean; onToggle: ((isSeen: boolean) => void) | null }

function TakeLine({ line, isSeen, onToggle }: LineProps) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const placeName = usePlaceName()
  const traitsOf = useTraits()
  const { piece_id: id, label, reference, traits, state, place, seen_at: seenAt, seen_by: seenBy } = line
  const seen = isSeen && seenAt && seenBy ? t('stockTakes.seenBy', { name: seenBy, time: time(seenAt) }) : null
  const books = state === 'elsewhere' && place ? t('stockTakes.inBooks', { place: placeName(place) }) : null
  const extra = books ?? (state === 'unexpected' ? t('stockTakes.states.unexpected') : null)
  return (
    <li className="flex items-stretch border-b border-hairline [contain-intrinsic-size:auto_52px] [content-visibility:auto]">
      <label htmlFor={`seen-${id}`} className="flex w-14 shrink-0 cursor-pointer items-center justify-center max-md:w-16">
        <Tick
          id={`seen-${id}`}
          checked={isSeen}
          disabled={!onToggle}
          onChange={(checked) => onToggle?.(checked)}
          aria-label={t('stockTakes.tick', { name: `${label} ${t('labels.number', { id })}` })}
        />
      </label>
      <div className="min-w-0 flex-1 py-2 max-md:grid max-md:min-h-16 max-md:content-center max-md:gap-0.5 md:flex md:min-h-10 md:items-center md:justify-between md:gap-6">
        <label htmlFor={`seen-${id}`} className={`cursor-pointer text-14 max-md:text-15 ${isSeen ? 'text-stone' : 'font-medium'}`}>
          {label}
        </label>
        <p className="figures flex flex-wrap gap-x-3 text-12 text-stone">
          <span>{[t('labels.number', { id }), reference, traits && traitsOf({ ...traits, id: null })].filter(Boolean).join(' · ')}</span>
          {extra && <span className="text-brass">{extra}</span>}
          {seen && <span>{seen}</span>}
        </p>
      </div>
      <Link
        to={paths.piece(id)}
        aria-label={`${t('common.open')}: ${label} ${t('labels.number', { id })}`}
        className="flex w-14 shrink-0 items-center justify-center text-13 text-stone hover:text-ink"
      >
        <span aria-hidden="true">→</span>
      </Link>
    </li>
  )
}
