import type { ComponentProps } from 'react'
import { useStore, createStore } from '#app/browser/store.ts'
import { useCompany } from '#app/client/company.ts'
import type { Fields } from '#app/features/enquiry/enquiry-frame.tsx'
import { useTakenTimes } from '#app/features/enquiry/use-taken-times.ts'
import type { VisitPiece } from '#app/features/enquiry/visit-pieces.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { offices } from '#contract/offices.ts'
import { clockNames } from '#contract/rules/clock-names.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import { asksDeposit, isAway, viewingDays, viewingTimes } from '#contract/rules/promise.ts'
import { isDay, timesOfDay, visitTimestamp } from '#contract/rules/visit-times.ts'

type Name = 'city' | 'date' | 'time' | 'deposit_agreed'
type Form = Pick<Fields<Name>, 'field'> & {
  value: (name: Name) => string
  checkbox: (name: Name) => Omit<ComponentProps<typeof Checkbox>, 'children'>
  failure: string | null
  result: unknown
}
type Props = { form: Form; pieces: readonly VisitPiece[]; depositPercent: number }

/**
 * Selects city, day and time of a visit. Shows the time in the time zones of the office and of the reader. Offers only days on which the
 * pieces are in the office.
 */
export function VisitWhen({ form, pieces }: Omit<Props, 'depositPercent'>) {
  const { language, t } = useI18n()
  const company = useCompany()
  const placeTime = usePlaceTime()
  const now = useNow()
  const { key: city, city: name } = officeOf(form.value('city'))
  const places = pieces.map(({ place }) => place)
  const date = form.value('date')
  // refetches after a refusal or a booking, because another time may be taken now
  const taken = useTakenTimes({ city, date, pieces }, form.failure ?? form.result)
  const days = now === null ? null : viewingDays(company, places, city, now)
  const open = now === null ? timesOfDay(company.appointments) : viewingTimes(company, places, { city, date }, now)
  const times = open.filter((time) => !taken.includes(time))
  const isFull = open.length > 0 && times.length === 0
  const noTime = { value: '', label: t(date ? 'enquiry.appointment.chooseTime' : 'enquiry.appointment.chooseDate') }
  const time = times.includes(form.value('time')) ? form.value('time') : ''
  const clock =
    time && isDay(date)
      ? placeTime(new Date(visitTimestamp({ city, date, time })), city)
      : t('enquiry.appointment.clock', { clock: clockNames[language][city] })
  const first = places.some((place) => isAway(place, city)) && days?.[0]
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Select
          label={t('enquiry.city')}
          options={offices.map((office) => ({ value: office.key, label: office.city[language] }))}
          {...form.field('city')}
        />
        <Field label={t('enquiry.date')} type="date" min={days?.[0]} max={days?.at(-1)} className="field-date" {...form.field('date')} />
        <Select
          label={t('enquiry.time')}
          options={[noTime, ...times.map((time) => ({ value: time, label: time }))]}
          {...form.field('time')}
          value={time}
        />
      </div>
      <output className="-mt-2 block text-13 text-stone">
        {/* shows the date in words, because a browser's date field uses the browser's language */}
        {isDay(date) && <span className="block text-15 text-ink first-letter:uppercase">{formatWeekday(language, date)}</span>}
        {first && (
          <span className="block">
            <NoWrap text={t('enquiry.appointment.firstDay', { day: formatWeekday(language, first), city: name[language] })} />
          </span>
        )}
        <NoWrap text={isFull ? t('enquiry.appointment.full') : clock} />
      </output>
    </>
  )
}

/**
 * Checkbox to agree to the deposit. Shown if the chosen office requires a deposit for these pieces. Without scripts, the chosen office is
 * unknown, so the checkbox is shown if any office requires a deposit.
 */
export function DepositAgreement({ form, pieces, depositPercent: percent }: Props) {
  const { t } = useI18n()
  const places = pieces.map(({ place }) => place)
  const box = (
    <Checkbox aria-required {...form.checkbox('deposit_agreed')}>
      {t('enquiry.appointment.deposit', { percent })}
    </Checkbox>
  )
  if (asksDeposit(places, officeOf(form.value('city')).key, percent)) return box
  return offices.some(({ key }) => asksDeposit(places, key, percent)) ? <noscript>{box}</noscript> : null
}

export function officeOf(key: string | undefined): (typeof offices)[number] {
  return offices.find((office) => office.key === key) ?? offices[0]
}

/** Returns the time when this module was loaded. Null on the server, because its pages are cached. */
function useNow(): number | null {
  return useStore(loadedAt)
}

const begunAt = Date.now()
const loadedAt = createStore<number | null>(null, () => begunAt)
