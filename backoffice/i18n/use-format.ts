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
} from '#backoffice/i18n/format.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { formatDate } from '#contract/rules/dates.ts'

/** Formats numbers, money and times in the person's language; times in the given time zone. */
export function useFormat(timeZone?: string) {
  const { language } = useI18n()
  return {
    time: (iso: string) => formatTime(language, iso, timeZone),
    day: (iso: string) => formatDate(language, iso, timeZone),
    days: (from: string, to: string) => formatDays(language, from, to, timeZone),
    clock: (iso: string) => formatClock(language, iso, timeZone),
    distance: (iso: string, now?: number) => formatDistance(language, iso, now),
    bytes: (value: number) => formatBytes(language, value),
    number: (value: number) => formatNumber(language, value),
    signed: (value: number) => formatSigned(language, value),
    percent: (value: number) => formatPercent(language, value),
    money: (usd: string | number | null | undefined) => formatMoney(language, usd),
  }
}
