import { useEffect, useState } from 'react'
import { timeLeft } from '#app/features/order-history/time-left.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import type { OfficeKey } from '#contract/offices.ts'

const tickMs = 30_000

export function Reservation({ expiresAt, office }: { expiresAt: string; office: OfficeKey }) {
  const { t } = useI18n()
  const placeTime = usePlaceTime()
  const left = timeLeft(expiresAt, useNow())
  if (!left) return <p className="text-13 text-stone">{t('history.orderCard.reservationOver')}</p>
  const whole = left.minutes === 0 ? 'wholeHours' : 'hours'
  const time = t(`history.orderCard.${left.hours > 0 ? whole : 'minutes'}`, left)
  return (
    <p className="figures text-13 text-stone">{t('history.orderCard.reserved', { until: placeTime(expiresAt, office), left: time })}</p>
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
