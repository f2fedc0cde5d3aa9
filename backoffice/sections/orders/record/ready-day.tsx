import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { formatWeekday } from '#contract/rules/dates.ts'

export function ReadyDay({ order: { status, ready_on: readyOn } }: { order: StaffOrder }) {
  const { language, t } = useI18n()
  const today = useToday()
  if (readyOn === null || (status !== 'pending' && status !== 'confirmed')) return null
  return (
    <time dateTime={readyOn} className={`figures text-12 ${readyOn < today ? 'text-oxblood' : 'text-stone'}`}>
      {t('orders.readyOn', { day: formatWeekday(language, readyOn) })}
    </time>
  )
}
