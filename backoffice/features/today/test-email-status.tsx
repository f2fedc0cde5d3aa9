import type { FirstDaysState } from '#backoffice/client/first-days.ts'
import { useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { politely } from '#backoffice/ui/states.tsx'

export function TestEmailStatus({ email }: { email: NonNullable<FirstDaysState['test_email']> }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { staff } = useSession()
  const { fate, transport, failure, sent_at: sentAt } = email
  const at = sentAt ? time(sentAt) : ''
  const sent =
    transport === 'outbox'
      ? t('today.firstDays.fate.outbox', { time: at })
      : t('today.firstDays.fate.sent', { email: staff.email, time: at })
  return (
    <div {...politely}>
      {fate === 'sent' && <p>{sent}</p>}
      {fate === 'waiting' && <p>{t('today.firstDays.fate.waiting')}</p>}
      {fate === 'failed' && <p className="text-oxblood">{t('today.firstDays.fate.failed')}</p>}
      {fate !== 'sent' && failure && (
        <p lang="en" className="break-words text-stone">
          {failure}
        </p>
      )}
    </div>
  )
}
