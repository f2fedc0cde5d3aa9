import { CalendarPlus } from 'lucide-react'
import { officeOf } from '#app/features/enquiry/appointment-rules.ts'
import { EnquirySent } from '#app/features/enquiry/enquiry-sent.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { AppointmentTaken as Taken } from '#contract/enquiry.ts'
import type { Visit } from '#contract/rules/visit-times.ts'

/** The visit as it was taken, and a file for the person's own calendar. */
export function AppointmentTaken({ taken, onDone }: { taken: Taken & Visit; onDone: () => void }) {
  const { language, t } = useI18n()
  const office = officeOf(taken.city)
  return (
    <EnquirySent title={t('enquiry.appointment.sent')} text={taken.detail} doneLabel={t('enquiry.appointment.again')} onDone={onDone}>
      <p className="figures mt-6 border-y border-hairline py-4 text-17">
        {t('enquiry.appointment.visit', { day: formatDay(language, taken.date), time: taken.time, city: office.city[language] })}
        <span className="block text-15 text-stone">{office.address[language]}</span>
      </p>
      <p className="no-print mt-4">
        <a
          href={taken.calendar_url}
          download="vitrine.ics"
          className="quiet-link inline-flex min-h-11 items-center gap-2 underline decoration-ink/30 underline-offset-4"
        >
          <CalendarPlus aria-hidden="true" size={18} />
          {t('enquiry.appointment.calendar')}
        </a>
      </p>
    </EnquirySent>
  )
}
