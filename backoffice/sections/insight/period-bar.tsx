import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { DayInput } from '#backoffice/ui/field/day-input.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { calendarDay } from '#contract/rules/dates.ts'
import { dayMs } from '#contract/rules/durations.ts'

const terms = [30, 90, 365] as const

/** Returns the first and the last day of the period in the URL. Both days belong to the period. Defaults to the last year. */
export function usePeriod(): { from: string; to: string } {
  const { get } = useUrlState()
  const { timeZone } = useOfficeTimeZone()
  const to = get('to') || dayBefore(0, timeZone)
  const from = get('from') || dayBefore(364, timeZone)
  // the start can be after the end while the user is still editing a date
  return from <= to ? { from, to } : { from: to, to: from }
}

const monthsMax = 60

/** Returns the months of a period, such as `2026-11`; only the last 60 months of a longer period. */
export function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  if (first === undefined || last === undefined) return []
  const count = Math.min(last - first + 1, monthsMax)
  return Array.from({ length: count }, (_, at) => {
    const month = last - count + 1 + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

function dayBefore(days: number, timeZone: string): string {
  return calendarDay(timeZone, Date.now() - days * dayMs)
}

export function PeriodBar() {
  const { t } = useI18n()
  const { set } = useUrlState()
  const { timeZone } = useOfficeTimeZone()
  const { from, to } = usePeriod()
  const today = dayBefore(0, timeZone)
  return (
    <fieldset
      aria-label={t('insight.sales.period')}
      className="flex min-w-0 flex-wrap items-center gap-2 px-5 py-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4"
    >
      {terms.map((days) => {
        const begin = dayBefore(days - 1, timeZone)
        return (
          <Button
            key={days}
            aria-pressed={from === begin && to === today}
            onClick={() => set({ from: days === 365 ? null : begin, to: null })}
            className="aria-pressed:border-ink"
          >
            {days === 365 ? t('insight.sales.lastYear') : t('insight.sales.last', { days })}
          </Button>
        )
      })}
      <DayInput label={t('insight.sales.from')} value={from} onChange={(day) => set({ from: day || null }, { replace: true })} />
      <DayInput label={t('insight.sales.to')} value={to} onChange={(day) => set({ to: day || null }, { replace: true })} />
    </fieldset>
  )
}
