import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useLocation } from 'react-router'
import { createStore, useStore } from '#app/browser/store.ts'
import { callApi } from '#app/client/call-api.ts'
import { useCompany } from '#app/client/company.ts'
import { bookAppointment } from '#app/client/enquiries.ts'
import { EnquiryPhoneField, NameField, EnquiryFrame, EnquirySent } from '#app/features/enquiry/enquiry-frame.tsx'
import { type Rule, bodyOf, contactRules, emptyContact, filledOf, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { useEnquiryForm, useKnownContact } from '#app/features/enquiry/use-enquiry-form.ts'
import { useTakenTimes } from '#app/features/enquiry/use-taken-times.ts'
import { type VisitPiece, VisitPieces, useVisitPieces } from '#app/features/enquiry/visit-pieces.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import type { AppointmentTaken as Taken } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import { type Visit, type VisitHours, canVisit, isDay, timesOfDay, visitDays, visitTimes } from '#contract/rules/visit-times.ts'

const toastMs = 4000

const { message: comment, ...contact } = emptyContact
const initial = { ...contact, comment, city: offices[0].key, date: '', time: '' }

/** The visit must be in the future and within the office's hours. */
const visitRules = (hours: VisitHours) =>
  ({
    name: contactRules.name,
    phone: rules.phone,
    city: rules.required('city'),
    date: (text, all) => {
      if (!text) return 'date'
      return visitTimes(hours, { city: officeOf(all.city).key, date: text }, Date.now()).length ? null : 'dateClosed'
    },
    time: (text, all) => (canVisit(hours, { city: officeOf(all.city).key, date: all.date ?? '', time: text }, Date.now()) ? null : 'time'),
    consent: rules.consent,
  }) as const satisfies Record<string, Rule>

/** Books a visit: contact, office, and a day and time within the office's hours. */
export function AppointmentForm({ named, city }: { named: readonly VisitPiece[]; city: string | null }) {
  const { pieces, remove, clear } = useVisitPieces(named)
  const { language, t } = useI18n()
  const { pathname } = useLocation()
  const now = useNow()
  const { appointments: hours } = useCompany()
  const form = useEnquiryForm({
    draftKey: 'appointment',
    initial: { ...initial, city: officeOf(city ?? undefined).key },
    rules: visitRules(hours),
    known: useKnownContact(),
    send: async ({ city, date, time, comment: commentText, ...person }) => {
      const visit = { city: officeOf(city).key, date, time }
      const wanted = pieces.length ? { pieces: pieces.map(({ ref }) => ref) } : {}
      const body = { ...bodyOf(person, pathname), ...visit, ...wanted, ...filledOf({ comment: commentText }) }
      const appointment = await bookAppointment(callApi, body)
      clear()
      return { ...appointment, ...visit }
    },
    onSent: () => toast.success(t('enquiry.appointment.sent'), toastMs),
  })
  const office = officeOf(form.value('city'))
  const days = now === null ? null : visitDays(hours, office.key, now)
  const date = form.value('date')
  // refetched after a refusal or a booking, because either means that a time has been taken
  const taken = useTakenTimes({ city: office.key, date }, form.failure ?? form.result)
  const open = now === null ? timesOfDay(hours) : visitTimes(hours, { city: office.key, date }, now)
  const times = open.filter((time) => !taken.includes(time))
  const isFull = open.length > 0 && times.length === 0
  const noTime = { value: '', label: t(date ? 'enquiry.appointment.chooseTime' : 'enquiry.appointment.chooseDate') }
  return (
    <EnquiryFrame
      form={form}
      submitLabel={t('enquiry.appointment.submit')}
      plain={{ action: '/api/appointments/', kind: 'appointment' }}
      sent={form.result && <AppointmentConfirmation appointment={form.result} onDone={form.startOver} />}
    >
      <VisitPieces pieces={pieces} office={office.key} onRemove={remove} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Select
          label={t('enquiry.city')}
          options={offices.map(({ key, city }) => ({ value: key, label: city[language] }))}
          {...form.field('city')}
        />
        <Field label={t('enquiry.date')} type="date" min={days?.first} max={days?.last} className="field-date" {...form.field('date')} />
        <Select
          label={t('enquiry.time')}
          options={[noTime, ...times.map((time) => ({ value: time, label: time }))]}
          {...form.field('time')}
          value={times.includes(form.value('time')) ? form.value('time') : ''}
        />
      </div>
      <output className="-mt-2 block text-13 text-stone">
        {/* the weekday is spelled out, because browsers format dates in their own language */}
        {isDay(date) && <span className="block text-15 text-ink first-letter:uppercase">{formatWeekday(language, date)}</span>}
        {isFull ? t('enquiry.appointment.full') : t('enquiry.appointment.clock', { city: office.city[language] })}
      </output>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField form={form} />
        <EnquiryPhoneField form={form} office={office.key} />
      </div>
      <TextArea
        label={t('enquiry.comment')}
        optional={t('enquiry.optional')}
        maxLength={limits.messageMaxChars}
        {...form.field('comment')}
      />
    </EnquiryFrame>
  )
}

function officeOf(key: string | undefined): (typeof offices)[number] {
  return offices.find((office) => office.key === key) ?? offices[0]
}

/** The time when this module was loaded; null on the server, whose page is cached and has no clock. */
function useNow(): number | null {
  return useStore(clock)
}

const begunAt = Date.now()
const clock = createStore<number | null>(null, () => begunAt)

function AppointmentConfirmation({ appointment, onDone }: { appointment: Taken & Visit; onDone: () => void }) {
  const { language, t } = useI18n()
  const { offices: known } = useCompany()
  const office = known.find(({ key }) => key === appointment.city) ?? known[0]
  return (
    <EnquirySent title={t('enquiry.appointment.sent')} text={appointment.detail} doneLabel={t('enquiry.appointment.again')} onDone={onDone}>
      <p className="figures mt-6 border-y border-hairline py-4 text-17">
        {t('enquiry.appointment.visit', {
          day: formatWeekday(language, appointment.date),
          time: appointment.time,
          city: office.city[language],
        })}
        <span className="block text-15 text-stone">{office.address[language]}</span>
      </p>
      <p className="no-print mt-4 flex flex-wrap gap-x-8">
        <a
          href={appointment.calendar_url}
          download="vitrine.ics"
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
