import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listTakenTimes } from '#app/client/enquiries.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { isDay } from '#contract/rules/visit-times.ts'

type Day = { city: OfficeKey; date: string }
type Asked = Day & { pieces: readonly { ref: string }[] }

/**
 * Returns the times of a day that cannot be booked at an office. Refetches when `attempt` changes. Empty while loading and on failure. This
 * is safe, because the server refuses these times too.
 */
export function useTakenTimes({ city, date, pieces }: Asked, attempt: unknown): readonly string[] {
  const [known, setKnown] = useState<(Day & { taken: readonly string[] }) | null>(null)
  const named = pieces.map(({ ref }) => ref).join(',')
  useEffect(() => {
    if (!isDay(date)) return
    const request = new AbortController()
    listTakenTimes(callApi, { city, date, pieces: named || undefined }, request.signal).then(
      ({ taken }) => setKnown({ city, date, taken }),
      () => {},
    )
    return () => request.abort()
  }, [city, date, named, attempt])
  return known?.city === city && known.date === date ? known.taken : none
}

const none: readonly string[] = []
