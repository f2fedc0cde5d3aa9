import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { reloadVisits, visitHoursQuery } from '#backoffice/client/visits.ts'
import { StoredValues } from '#backoffice/features/record-form/stored-values.tsx'
import { useOptimisticLock } from '#backoffice/features/record-form/use-optimistic-lock.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCityName } from '#backoffice/sections/visits/visit-piece-text.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { offices } from '#contract/offices.ts'
import type { VisitHours } from '#contract/staff/visits.ts'

type Office = (typeof offices)[number]['key']

export function HoursDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useI18n()
  const { data } = useQuery(visitHoursQuery)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('visits.hours.title')}>
      <div className="grid gap-6">
        {data &&
          offices.map(({ key }) => <CapacityForm key={key} office={key} known={data.capacities.find(({ office }) => office === key)} />)}
        {data && <Closures closures={data.closures} />}
        <ClosureForm date={date} />
      </div>
    </Dialog>
  )
}

type TypedHours = { seats: string; from: string; to: string }
const hoursOf = ({ seats, from, to }: TypedHours) => ({ seats: Number(seats), break_from: from || null, break_to: to || null })

function CapacityForm({ office, known }: { office: Office; known: VisitHours['capacities'][number] | undefined }) {
  const { t } = useI18n()
  const cityName = useCityName()
  const write = useWrite()
  const current = { seats: String(known?.seats ?? 1), from: known?.break_from ?? '', to: known?.break_to ?? '' }
  const { values, was, change, isDirty, drop } = useTypedForm({ kind: 'visit-capacity', id: office, current })
  const seen = useOptimisticLock(hoursOf(current))
  const save = () =>
    write.run(async () => {
      const begun = seen.late ? seen.was : hoursOf({ ...current, ...was })
      const typed = hoursOf(values)
      const body = { office, ...typed, was: begun }
      const { action_id: actionId } = await seen.guard(typed, () => callStaff('PUT /api/staff/visit-hours/capacity/', { body }), begun)
      seen.begin(typed)
      await reloadVisits()
      drop()
      showUndoToast(t('visits.hours.saved'), actionId)
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="caption">{cityName(office)}</legend>
        <div className="grid grid-cols-3 items-end gap-3">
          <TextField
            label={t('visits.hours.seats')}
            type="number"
            min={1}
            max={20}
            value={values.seats}
            onChange={(seats) => change({ seats })}
            error={write.errorOf('seats')}
          />
          <TextField
            label={t('visits.hours.breakFrom')}
            type="time"
            step={1800}
            value={values.from}
            onChange={(from) => change({ from })}
          />
          <TextField
            label={t('visits.hours.breakTo')}
            type="time"
            step={1800}
            value={values.to}
            onChange={(to) => change({ to })}
            error={write.errorOf('break_to')}
          />
        </div>
        <FailureLine text={write.failure} />
        <StoredValues values={seen.late && [String(seen.late.seats), seen.late.break_from ?? '—', seen.late.break_to ?? '—']} />
        {isDirty && (
          <Button type="submit" variant="primary" className="justify-self-start" aria-disabled={write.isBusy}>
            {t('visits.save')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

function Closures({ closures }: { closures: VisitHours['closures'] }) {
  const { t } = useI18n()
  const cityName = useCityName()
  const write = useWrite()
  const open = (id: number) =>
    write.run(async () => {
      const { action_id: actionId } = await callStaff('DELETE /api/staff/visit-hours/closures/:id/', { params: { id } })
      await reloadVisits()
      showUndoToast(t('visits.hours.opened'), actionId)
    })
  return (
    <section aria-label={t('visits.hours.closures')}>
      <h3 className="caption border-b border-hairline pb-1">{t('visits.hours.closures')}</h3>
      <ul>
        {closures.map(({ id, office, from, to, reason }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-hairline py-1.5 text-13">
            <span className="figures">
              {t('visits.hours.closure', { city: cityName(office), from, to })}
              {reason && <span className="block text-12 text-stone">{reason}</span>}
            </span>
            <Button aria-label={t('visits.hours.openOf', { from, to })} aria-disabled={write.isBusy} onClick={() => void open(id)}>
              {t('visits.hours.open')}
            </Button>
          </li>
        ))}
      </ul>
      <FailureLine text={write.failure} />
    </section>
  )
}

function ClosureForm({ date }: { date: string }) {
  const { t, language } = useI18n()
  const write = useWrite()
  const current = { office: String(offices[0].key), fromDate: date, fromTime: '10:00', toDate: date, toTime: '21:00', reason: '' }
  const { values, change, drop } = useTypedForm({ kind: 'visit-closure', id: 'new', current })
  const save = () =>
    write.run(async () => {
      const office = offices.find(({ key }) => key === values.office)?.key ?? offices[0].key
      const { fromDate, fromTime, toDate, toTime, reason } = values
      const body = { office, from_date: fromDate, from_time: fromTime, to_date: toDate, to_time: toTime, reason }
      const { action_id: actionId } = await callStaff('POST /api/staff/visit-hours/closures/', { body })
      await reloadVisits()
      drop()
      showUndoToast(t('visits.hours.closed'), actionId)
    })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SelectField
        label={t('visits.office')}
        value={values.office}
        onChange={(office) => change({ office })}
        options={offices.map(({ key, city }) => ({ value: key, label: city[language] }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField label={t('visits.hours.from')} type="date" value={values.fromDate} onChange={(fromDate) => change({ fromDate })} />
        <TextField label={t('visits.time')} type="time" value={values.fromTime} onChange={(fromTime) => change({ fromTime })} />
        <TextField label={t('visits.hours.to')} type="date" value={values.toDate} onChange={(toDate) => change({ toDate })} />
        <TextField
          label={t('visits.time')}
          type="time"
          value={values.toTime}
          onChange={(toTime) => change({ toTime })}
          error={write.errorOf('to_time')}
        />
      </div>
      <TextField label={t('visits.hours.reason')} value={values.reason} onChange={(reason) => change({ reason })} maxLength={200} />
      <FailureLine text={write.failure} />
      <Button type="submit" className="justify-self-start" aria-disabled={write.isBusy}>
        {t('visits.hours.add')}
      </Button>
    </form>
  )
}
