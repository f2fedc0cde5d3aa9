import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { bookAppointment } from '#app/client/enquiries.ts'
import { appointmentRules, officeOf } from '#app/features/enquiry/appointment-rules.ts'
import { AppointmentTaken } from '#app/features/enquiry/appointment-taken.tsx'
import { NameField, PhoneField } from '#app/features/enquiry/asker-fields.tsx'
import { bodyOf, filledOf } from '#app/features/enquiry/enquiry-body.ts'
import { EnquiryFrame } from '#app/features/enquiry/enquiry-frame.tsx'
import { emptyAsker } from '#app/features/enquiry/enquiry-rules.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useKnownAsker } from '#app/features/enquiry/use-known-asker.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Choice, Field, TextArea } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.ts'
import { company } from '#contract/company.ts'
import { limits } from '#contract/limits.ts'
import { timesOfDay, visitDays, visitTimes } from '#contract/rules/visit-times.ts'

const { message: comment, ...asker } = emptyAsker
const initial = { ...asker, comment, city: company.offices[0].key, date: '', time: '' }
const rules = appointmentRules(Date.now)

/** A visit: who, where, and a day and time at which that office receives (INFO-01, FORM-05). */
export function AppointmentForm() {
  const { language, t } = useI18n()
  const { pathname } = useLocation()
  const now = useNow()
  const form = useEnquiryForm({
    draftKey: 'appointment',
    initial,
    rules,
    known: useKnownAsker(),
    send: async ({ city, date, time, comment: said, ...person }) => {
      const visit = { city: officeOf(city).key, date, time }
      const taken = await bookAppointment(callApi, { ...bodyOf(person, pathname), ...visit, ...filledOf({ comment: said }) })
      return { ...taken, ...visit }
    },
    onSent: () => toast.success(t('enquiry.appointment.sent'), limits.appointmentToastMs),
  })
  const office = officeOf(form.value('city'))
  const days = now === null ? null : visitDays(office.key, now)
  const times = now === null ? timesOfDay : visitTimes(office.key, form.value('date'), now)
  const noTime = { value: '', label: t(form.value('date') ? 'enquiry.appointment.chooseTime' : 'enquiry.appointment.chooseDate') }
  return (
    <EnquiryFrame
      form={form}
      submitLabel={t('enquiry.appointment.submit')}
      plain={{ action: '/api/appointments/', kind: 'appointment' }}
      sent={form.answer && <AppointmentTaken taken={form.answer} onDone={form.again} />}
    >
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Choice
          label={t('enquiry.city')}
          options={company.offices.map(({ key, city }) => ({ value: key, label: city[language] }))}
          {...form.field('city')}
        />
        <Field label={t('enquiry.date')} type="date" min={days?.first} max={days?.last} className="field-date" {...form.field('date')} />
        <Choice
          label={t('enquiry.time')}
          options={[noTime, ...times.map((time) => ({ value: time, label: time }))]}
          {...form.field('time')}
        />
      </div>
      <p className="-mt-2 text-13 text-stone">{t('enquiry.appointment.clock', { city: office.city[language] })}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField form={form} />
        <PhoneField form={form} />
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

/** The moment the script came, once the page lives: the server's page is kept, and knows none. */
function useNow(): number | null {
  return useSyncExternalStore(
    unchanging,
    () => begunAt,
    () => null,
  )
}

const begunAt = Date.now()
const unchanging = () => () => {}
