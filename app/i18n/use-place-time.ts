import { createStore, useStore } from '#app/browser/store.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { OfficeKey } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'

/** The reader's time zone; null on the server and during hydration, which know only those of the offices. */
const ownZone = createStore<string | null>(null, () => Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Returns a function that formats a time of an office with the name of its clock, the reader's own time first if it differs. */
export function usePlaceTime(): (at: Date | string, office: OfficeKey) => string {
  const { language } = useI18n()
  const zone = useStore(ownZone)
  return (at, office) => formatPlaceTime(language, at, office, zone)
}
