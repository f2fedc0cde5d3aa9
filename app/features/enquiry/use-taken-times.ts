import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listTakenTimes } from '#app/client/enquiries.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { isDay } from '#contract/rules/visit-times.ts'

type Day = { city: OfficeKey; date: string }

/**
 * The times of a day that somebody has, asked again whenever `attempt` changes. None until the server has responded, and when it does
 * not: then it refuses a taken time itself.
 */
export function useTakenTimes({ city, date }: Day, attempt: unknown): readonly string[] {
  const [known, setKnown] = useState<(Day & { taken: readonly string[] }) | null>(null)
  useEffect(() => {
    if (!isDay(date)) return
    const request = new AbortController()
    listTakenTimes(callApi, { city, date }, request.signal).then(
      ({ taken }) => setKnown({ city, date, taken }),
      () => {},
    )
    return () => request.abort()
  }, [city, date, attempt])
  return known?.city === city && known.date === date ? known.taken : none
}

const none: readonly string[] = []
