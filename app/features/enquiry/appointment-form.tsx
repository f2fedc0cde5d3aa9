import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useLocation } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { useCompany } from '#app/client/company.ts'
import { bookAppointment } from '#app/client/enquiries.ts'
import { EnquiryPhoneField, NameField, EnquiryFrame, EnquirySent } from '#app/features/enquiry/enquiry-frame.tsx'
import { type Rule, bodyOf, contactRules, emptyContact, filledOf, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { type VisitPiece, VisitPieces, useVisitPieces } from '#app/features/enquiry/visit-pieces.tsx'
import { DepositAgreement, officeOf, VisitWhen } from '#app/features/enquiry/visit-when.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { TextArea } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import type { AppointmentTaken as Taken } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { asksDeposit, type PromiseTerms, viewingTimes } from '#contract/rules/promise.ts'
import { type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'

const toastMs = 4000

const { message: comment, ...contact } = emptyContact
const initial = { ...contact, comment, city: offices[0].key, date: '', time: '', deposit_agreed: '' }

type Terms = { company: PromiseTerms; pieces: readonly VisitPiece[]; depositPercent: number }

/** Rules of the form: the visit must be in the future, within the office's hours, and at a time when the pieces are in the office. */
const visitRules = ({ company, pieces, depositPercent }: Terms) => {
  const places = pieces.map(({ place }) => place)
  const at = (all: Readonly<Record<string, string>>) => ({ city: officeOf(all['city']).key, date: all['date'] ?? '' })
  return {
    name: contactRules.name,
    phone: rules.phone,
    city: rules.required('city'),
    date: (text, all) => {
      if (!text) return 'date'
      if (viewingTimes(company, places, at(all), Date.now()).length) return null
      return visitTimes(company.appointments, at(all), Date.now()).length ? 'dateAway' : 'dateClosed'
    },
    time: (text, all) => (viewingTimes(company, places, at(all), Date.now()).includes(text) ? null : 'time'),
    deposit_agreed: (text, all) => (text !== 'yes' && asksDeposit(places, at(all).city, depositPercent) ? 'deposit' : null),
    consent: rules.consent,
  } as const satisfies Record<string, Rule>
}

type Props = { named: readonly VisitPiece[]; city: string | null; depositPercent: number }

/**
 * Books a visit to an office at a time when the pieces are there. If a piece has to be brought from another office, asks for agreement to a
 * deposit.
 */
export function AppointmentForm({ named, city, depositPercent }: Props) {
  const { pieces, remove, clear } = useVisitPieces(named)
  const { t } = useI18n()
  const { pathname } = useLocation()
  const company = useCompany()
  const form = useEnquiryForm({
    draftKey: 'appointment',
    initial: { ...initial, city: officeOf(city ?? cityOf(named[0])).key },
    // These fields have no draft: pieces in the URL determine the office, and the deposit needs a new agreement each time.
    undrafted: named.length ? ['deposit_agreed', 'city'] : ['deposit_agreed'],
    rules: visitRules({ company, pieces, depositPercent }),
    showsEmail: () => false,
    moreKnown: (known) => (city || named.length ? {} : { city: known.city }),
    send: async ({ city: key, date, time, comment: commentText, deposit_agreed: agreed, ...person }, keyed) => {
      const visit = { city: officeOf(key).key, date, time }
      const wanted = pieces.length ? { pieces: pieces.map(({ ref }) => ref) } : {}
      const deposit = agreed === 'yes' ? { deposit_agreed: true } : {}
      const body = { ...bodyOf(person, pathname), ...visit, ...wanted, ...deposit, ...filledOf({ comment: commentText }) }
      const appointment = await bookAppointment(callApi, keyed(body))
      clear()
      return { ...appointment, ...visit }
    },
    onSent: () => toast.success(t('enquiry.appointment.sent'), toastMs),
  })
  const office = officeOf(form.value('city')).key
  return (
    <EnquiryFrame
      form={form}
      submitLabel={t('enquiry.appointment.submit')}
      plain={{ action: '/api/appointments/', kind: 'appointment' }}
      sent={form.result && <AppointmentConfirmation appointment={form.result} onDone={form.startOver} />}
    >
      <VisitPieces pieces={pieces} office={office} onRemove={remove} />
      <VisitWhen form={form} pieces={pieces} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField form={form} />
        <EnquiryPhoneField form={form} office={office} />
      </div>
      <TextArea
        label={t('enquiry.comment')}
        optional={t('enquiry.optional')}
        maxLength={limits.messageMaxChars}
        {...form.field('comment')}
      />
      <DepositAgreement form={form} pieces={pieces} depositPercent={depositPercent} />
    </EnquiryFrame>
  )
}

const cityOf = (piece: VisitPiece | undefined) => piece?.place.movingTo ?? piece?.place.office ?? undefined

function AppointmentConfirmation({ appointment, onDone }: { appointment: Taken & Visit; onDone: () => void }) {
  const { language, t } = useI18n()
  const { offices: known } = useCompany()
  const placeTime = usePlaceTime()
  const office = known.find(({ key }) => key === appointment.city) ?? known[0]
  return (
    <EnquirySent title={t('enquiry.appointment.sent')} text={appointment.detail} doneLabel={t('enquiry.appointment.again')} onDone={onDone}>
      <p className="figures mt-6 border-y border-hairline py-4 text-17">
        {placeTime(new Date(visitTimestamp(appointment)), office.key)}
        <span className="block text-15 text-stone">{office.address[language]}</span>
      </p>
      <p className="no-print mt-4 flex flex-wrap gap-x-8">
        <a
          href={appointment.calendar_url}
          download="visit.ics"
          className="quiet-link inline-flex min-h-11 items-center gap-2 underline decoration-ink/30 underline-offset-4"
        >
          <CalendarPlus aria-hidden="true" size={18} />
          {t('enquiry.appointment.calendar')}
        </a>
        <a href={appointment.visit_url} className={`inline-flex min-h-11 items-center ${textLink}`}>
          {t('enquiry.appointment.change')}
        </a>
      </p>
    </EnquirySent>
  )
}
