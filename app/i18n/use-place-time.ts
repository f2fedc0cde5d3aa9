import { createStore, useStore } from '#app/browser/store.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { OfficeKey } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'

/** The reader's time zone. Null on the server and during hydration, because the server does not know it. */
const ownZone = createStore<string | null>(null, () => Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * Returns a function that formats a time in an office's time zone, with the name of the zone. If the reader's local time differs, the text
 * begins with the reader's local time.
 */
export function usePlaceTime(): (at: Date | string, office: OfficeKey) => string {
  const { language } = useI18n()
  const zone = useStore(ownZone)
  return (at, office) => formatPlaceTime(language, at, office, zone)
}
