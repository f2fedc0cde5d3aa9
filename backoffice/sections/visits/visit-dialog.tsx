import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useCompany } from '#backoffice/client/company.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { reloadVisits, type StaffVisit } from '#backoffice/client/visits.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EmailPreview } from '#backoffice/sections/orders/step-email.tsx'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { useVisitLetter, type VisitWhen } from '#backoffice/sections/visits/visit-letter.ts'
import { VisitPiecesField } from '#backoffice/sections/visits/visit-pieces-field.tsx'
import type { VisitHourAt } from '#backoffice/sections/visits/week-grid.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { companyDefaults } from '#contract/company.ts'
import { offices } from '#contract/offices.ts'
import { visitMessage } from '#contract/rules/visit-messages.ts'
import { isDay, timesOfDay, visitTimestamp } from '#contract/rules/visit-times.ts'

type Typed = { office: string; date: string; time: string; name: string; phone: string; email: string; comment: string }

/** `at` is the free slot that was clicked. Without `at`, the initial day is `date`. */
type Props = { visit: StaffVisit | null; date: string; at?: VisitHourAt | undefined; onClose: () => void }

export function VisitDialog({ visit, date, at, onClose }: Props) {
  const { t, language } = useI18n()
  const write = useWrite()
  const company = useCompany()
  const times = timesOfDay(company?.appointments ?? { ...companyDefaults.visits, closedDays: [] })
  const contact = { name: '', phone: '', email: '', comment: '' }
  const current: Typed = visit
    ? { ...contact, office: visit.office, date: visit.date, time: visit.time }
    : { ...contact, office: offices[0].key, date, time: '12:00', ...at }
  const form = useTypedForm<Typed>({ kind: 'visit', id: visit?.id ?? 'new', current })
  const { values, change } = form
  const [pieces, setPieces] = useState(() => (visit?.pieces ?? []).map(({ id, name }) => ({ id, label: name })))
  const office = offices.find(({ key }) => key === values.office)?.key ?? offices[0].key
  const when = { office, date: values.date, time: values.time }
  const isOtherTime = visit !== null && isMoved(visit, when)
  const letter = useVisitLetter(visit ?? newVisit, isOtherTime ? when : null)
  const save = () =>
    write.run(async () => {
      const ids = pieces.map(({ id }) => id)
      const actionId = visit
        ? await changeVisit(visit, when, { pieces: ids, letter: letter.body })
        : await addVisit({ ...values, ...when, pieces: ids })
      await reloadVisits()
      form.drop()
      onClose()
      if (actionId) showUndoToast(t(visit ? 'visits.changed' : 'visits.added'), visit ? actionId : undefined)
    })
  const fieldOf = (name: keyof Typed) => ({
    label: t(`visits.${name}`),
    value: values[name],
    onChange: (text: string) => change({ [name]: text }),
    error: write.errorOf(name),
  })
  return (
    <FormDialog
      title={t(visit ? 'visits.changeTitle' : 'visits.add')}
      submitLabel={t(visit ? 'visits.save' : 'visits.add')}
      isBusy={write.isBusy}
      failure={write.failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <SelectField {...fieldOf('office')} options={offices.map(({ key, city }) => ({ value: key, label: city[language] }))} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...fieldOf('date')} type="date" />
        <SelectField {...fieldOf('time')} options={times.map((value) => ({ value, label: value }))} />
      </div>
      {!visit && (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField {...fieldOf('name')} autoComplete="off" />
            <TextField {...fieldOf('phone')} type="tel" autoComplete="off" />
          </div>
          <TextField {...fieldOf('email')} help={t('visits.emailHelp')} type="email" autoComplete="off" />
          <TextAreaField {...fieldOf('comment')} />
        </>
      )}
      <VisitPiecesField pieces={pieces} onChange={setPieces} />
      {isOtherTime && <UnreachedNotice reach={visit.reach} text={movedText(visit, when)} />}
      {isOtherTime && <EmailPreview preview={letter.preview} asked={letter.asked} onChange={letter.change} />}
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}

/** Placeholder for a visit that does not exist yet and therefore has no message to preview. */
const newVisit = { id: 0, version: 0, reach: { channels: [], contact: null } }

async function addVisit(body: VisitWhen & { name: string; phone: string; email: string; comment: string; pieces: number[] }) {
  const { action_id: actionId } = await callStaff('POST /api/staff/visits/', { body })
  return actionId
}

const isMoved = (visit: StaffVisit, { office, date, time }: VisitWhen) =>
  office !== visit.office || date !== visit.date || time !== visit.time

function movedText({ language, url }: StaffVisit, { office, date, time }: VisitWhen): string | undefined {
  if (!isDay(date)) return undefined
  const startsAt = new Date(visitTimestamp({ city: office, date, time }))
  return visitMessage({ language, office, startsAt, notification: 'moved', url })
}

type VisitChange = { pieces: number[]; letter: ReturnType<typeof useVisitLetter>['body'] }

async function changeVisit(visit: StaffVisit, when: VisitWhen, { pieces, letter }: VisitChange): Promise<string | null> {
  const params = { id: visit.id }
  let { version } = visit
  let actionId: string | null = null
  const had = visit.pieces.map(({ id }) => id)
  if (had.length !== pieces.length || pieces.some((id) => !had.includes(id))) {
    ;({ action_id: actionId } = await callStaff('PUT /api/staff/visits/:id/pieces/', { params, body: { version, pieces } }))
    version += 1
  }
  if (isMoved(visit, when))
    ({ action_id: actionId } = await callStaff('POST /api/staff/visits/:id/move/', { params, body: { version, ...when, ...letter } }))
  return actionId
}
