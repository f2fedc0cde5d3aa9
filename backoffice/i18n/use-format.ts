import {
  formatBytes,
  formatClock,
  formatDays,
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSigned,
  formatTime,
  nameOtherZone,
} from '#backoffice/i18n/format.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'

const formatsOf = (language: Language) => ({
  /** Formats a day such as `2026-11-21`, which has no time zone. */
  calendarDay: (day: string) => formatDate(language, `${day}T00:00:00Z`, 'UTC'),
  bytes: (value: number) => formatBytes(language, value),
  number: (value: number) => formatNumber(language, value),
  signed: (value: number) => formatSigned(language, value),
  percent: (value: number) => formatPercent(language, value),
  money: (usd: string | number | null | undefined) => formatMoney(language, usd),
})

const timeFormatsOf = (language: Language, timeZone: string) => ({
  time: (iso: string) => formatTime(language, iso, timeZone),
  day: (iso: string) => formatDate(language, iso, timeZone),
  days: (from: string, to: string) => formatDays(language, from, to, timeZone),
  clock: (iso: string) => formatClock(language, iso, timeZone),
  /**
   * The name of the office's time zone with a leading space, or '' if the reader's clock shows the same time. Append it to `clock` or
   * `day`.
   */
  zone: (iso: string) => nameOtherZone(language, iso, timeZone),
  distance: (iso: string) => formatDistance(language, iso, timeZone),
})

/**
 * Formats numbers, money and times in the person's language. Times are in an office's time zone, not in the browser's. The zone is named if
 * the browser's clock shows another time.
 */
export function useFormat(): ReturnType<typeof formatsOf>
export function useFormat(timeZone: string): ReturnType<typeof formatsOf> & ReturnType<typeof timeFormatsOf>
export function useFormat(timeZone?: string) {
  const { language } = useI18n()
  return { ...formatsOf(language), ...(timeZone === undefined ? {} : timeFormatsOf(language, timeZone)) }
}
