import { ChevronDown, Search, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { DayInput } from '#backoffice/ui/field/day-input.tsx'
import { Menu, MenuChoice } from '#backoffice/ui/menu.tsx'
import { MoreFilters } from '#backoffice/ui/more-filters.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { useFilters } from '#backoffice/ui/use-filters.ts'
import { useTypedParam, useUrlState } from '#backoffice/ui/use-url-state.ts'

export type Filter = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Shown in the bar only while the filter has a value; otherwise behind "more filters". */
  isQuiet?: boolean
  /** Filters without options: `isNumber` takes a number, `isDay` a date. */
  isNumber?: boolean
  isDay?: boolean
}

export function FilterBar({
  searchLabel,
  filters = [],
  start,
  onMore,
  children,
}: {
  searchLabel?: string
  filters?: readonly Filter[]
  start?: ReactNode
  /** Called when the sheet of quiet filters opens. Without `onMore`, there is no sheet. */
  onMore?: () => void
  children?: ReactNode
}) {
  const { t } = useI18n()
  const { get, set } = useUrlState()
  const { isFiltered, reset } = useFilters(filters)
  return (
    <div className="flex flex-wrap items-start gap-2 px-5 pb-2.5 max-md:px-4 xl:flex-nowrap">
      {searchLabel && <SearchBox label={searchLabel} />}
      <div className="flex min-w-0 items-center gap-2 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 md:contents xl:flex xl:flex-1 xl:gap-1.5">
        {start}
        {filters
          .filter(({ name, isQuiet }) => !isQuiet || get(name))
          .map((filter) => {
            const shown = { filter, value: get(filter.name), onChange: (value: string) => set({ [filter.name]: value || null }) }
            if (filter.isDay) return <DayInput key={filter.name} label={filter.label} value={shown.value} onChange={shown.onChange} />
            return filter.isNumber ? <ChosenNumber key={filter.name} {...shown} /> : <FilterButton key={filter.name} {...shown} />
          })}
        {onMore && <MoreFilters filters={filters.filter(({ isQuiet }) => isQuiet)} onOpen={onMore} />}
        {isFiltered && (
          <button type="button" className="h-8 shrink-0 px-2 text-13 text-stone hover:text-ink finger:h-11" onClick={reset}>
            {t('list.resetFilters')}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}

function SearchBox({ label }: { label: string }) {
  const { t } = useI18n()
  const { text, setText, flush } = useTypedParam('search')
  const input = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', label: t('shortcuts.filter'), run: () => input.current?.focus() }])
  return (
    <div className="relative w-64 shrink-0 max-2xl:w-48 max-xl:w-72 max-md:w-full">
      <Search aria-hidden="true" size={15} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-stone" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={flush}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className={`h-8 w-full rounded-2 border border-edge/70 bg-raised pl-8 text-13 text-ellipsis placeholder:text-stone hover:border-ink/60 focus-visible:outline-offset-0 finger:h-11 max-md:text-17 ${text ? 'pr-8 finger:pr-11' : 'pr-2'}`}
      />
      {text && (
        <IconButton label={t('form.clear')} className="absolute top-0 right-0" onClick={() => setText('')}>
          <X aria-hidden="true" size={14} />
        </IconButton>
      )}
    </div>
  )
}

type ShownFilter = { filter: Filter; value: string; onChange: (value: string) => void }

function ChosenNumber({ filter: { label }, value, onChange }: ShownFilter) {
  const { t } = useI18n()
  return (
    <button
      type="button"
      onClick={() => onChange('')}
      aria-label={`${t('list.removeFilter')}: ${label} ${value}`}
      className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-2 border border-ink/70 bg-raised px-2.5 text-13 whitespace-nowrap text-ink finger:h-11 max-md:text-15 xl:min-w-14 xl:shrink"
    >
      <span className="min-w-0 truncate">
        <span className="text-stone">{label}:</span> {value}
      </span>
      <X aria-hidden="true" size={14} />
    </button>
  )
}

function FilterButton({ filter: { label, options }, value, onChange }: ShownFilter) {
  const { t } = useI18n()
  const values = value.split(',')
  const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label)
  const chosen = value !== '' && labels.length > 0
  // a filter with a chosen value may be truncated; a filter without a value may not
  const tone = chosen ? 'border-ink/70 text-ink xl:min-w-14 xl:shrink' : 'border-hairline text-stone'
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={`inline-flex h-8 shrink-0 items-center gap-1.5 rounded-2 border bg-raised px-2.5 text-13 whitespace-nowrap hover:border-edge hover:text-ink finger:h-11 max-md:text-15 ${tone}`}
        >
          <span className="min-w-0 truncate">
            {chosen ? (
              <>
                <span className="text-stone">{label}:</span> {labels.length > 2 ? labels.length : labels.join(', ')}
              </>
            ) : (
              label
            )}
          </span>
          <ChevronDown aria-hidden="true" size={14} className="shrink-0" />
        </button>
      }
    >
      <MenuChoice label={label} value={value} options={[{ value: '', label: t('list.any') }, ...options]} onChange={onChange} />
    </Menu>
  )
}
