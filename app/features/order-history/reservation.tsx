import { useEffect, useState } from 'react'
import { timeLeft } from '#app/features/order-history/time-left.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { formatDateTime } from '#contract/rules/dates.ts'

const tickMs = 30_000

/** Counts down while the page is open. */
export function Reservation({ expiresAt }: { expiresAt: string }) {
  const { language, t } = useI18n()
  const left = timeLeft(expiresAt, useNow())
  if (!left) return <p className="text-13 text-stone">{t('history.orderCard.reservationOver')}</p>
  const whole = left.minutes === 0 ? 'wholeHours' : 'hours'
  const time = t(`history.orderCard.${left.hours > 0 ? whole : 'minutes'}`, left)
  return (
    <p className="figures text-13 text-stone">
      {t('history.orderCard.reserved', { until: formatDateTime(language, expiresAt), left: time })}
    </p>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
