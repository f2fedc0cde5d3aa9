import { useEffect, useState } from 'react'
import { timeLeft } from '#app/features/order-history/time-left.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { offices } from '#contract/offices.ts'

const tickMs = 30_000

/** Counts down while the page is open. Starts at `loadedAt`, so that hydration matches the server's HTML. */
export function TimeLeft({ expiresAt, loadedAt }: { expiresAt: string; loadedAt: number }) {
  const { t } = useI18n()
  const placeTime = usePlaceTime()
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(expiresAt, now)
  if (!left) return <p>{t('quote.over.expired.title')}</p>
  const whole = left.minutes === 0 ? 'wholeHours' : 'hours'
  const time = t(`quote.${left.hours > 0 ? whole : 'minutes'}`, left)
  return <p className="figures">{t('quote.until', { until: placeTime(expiresAt, offices[0].key), left: time })}</p>
}
