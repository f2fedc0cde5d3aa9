import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { companyQuery, type StaffCompany } from '#backoffice/client/company.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { textLink } from '#backoffice/ui/text-link.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { offices } from '#contract/offices.ts'

type Day = StaffCompany['closed_days'][number]

const readAgain = () => queryClient.invalidateQueries({ queryKey: companyQuery.queryKey })

export function ClosedDays({ days }: { days: readonly Day[] }) {
  const { t } = useI18n()
  return (
    <Panel title={t('company.closed.title')}>
      <p className="mb-4 text-13 text-stone">{t('company.closed.text')}</p>
      <CloseForm />
      <ul className="mt-4 border-t border-hairline">
        {days.length === 0 && <li className="pt-3 text-13 text-stone">{t('company.closed.empty')}</li>}
        {days.map((day) => (
          <ClosedDay key={day.id} day={day} />
        ))}
      </ul>
    </Panel>
  )
}

function CloseForm() {
  const { t, language } = useI18n()
  const texts = useDayTexts()
  const { run, isBusy, failure, errorOf } = useWrite()
  const [day, setDay] = useState('')
  const [office, setOffice] = useState('')
  const [booked, setBooked] = useState(0)
  const close = async (event: FormEvent) => {
    event.preventDefault()
    setBooked(0)
    const key = offices.find((each) => each.key === office)?.key ?? null
    const closed = await run(() => callStaff('POST /api/staff/closed-days/', { body: { day, office: key } }))
    if (!closed) return
    setBooked(closed.visits)
    setDay('')
    await readAgain()
    showUndoToast(t('company.closed.done', texts({ day, office: key })), closed.action_id)
  }
  const choices = [
    { value: '', label: t('company.closed.all') },
    ...offices.map(({ key, city }) => ({ value: key, label: city[language] })),
  ]
  return (
    <form onSubmit={(event) => void close(event)}>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <TextField type="date" required label={t('company.closed.day')} value={day} onChange={setDay} error={errorOf('day')} />
        <SelectField label={t('company.closed.office')} value={office} onChange={setOffice} options={choices} />
        <Button type="submit" aria-disabled={isBusy}>
          {t('company.closed.act')}
        </Button>
      </div>
      <FailureLine text={failure} />
      <p {...politely} className="text-13">
        {booked > 0 && (
          <span className="mt-3 block">
            {t('company.closed.booked', { count: booked })}{' '}
            <Link to={paths.visits} className={textLink}>
              {t('company.closed.toVisits')}
            </Link>
          </span>
        )}
      </p>
    </form>
  )
}

function ClosedDay({ day }: { day: Day }) {
  const { t } = useI18n()
  const texts = useDayTexts()
  const { run, isBusy, failure } = useWrite()
  const shown = texts(day)
  const open = () =>
    run(async () => {
      const { action_id: actionId } = await callStaff('DELETE /api/staff/closed-days/:id/', { params: { id: day.id } })
      await readAgain()
      showUndoToast(t('company.closed.opened', shown), actionId)
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-2 text-13">
      <time dateTime={day.day} className="figures font-medium">
        {shown.day}
      </time>
      <span className="mr-auto text-stone">{shown.office}</span>
      <Button variant="quiet" aria-label={t('company.closed.openOf', shown)} aria-disabled={isBusy} onClick={() => void open()}>
        {t('company.closed.open')}
      </Button>
      <FailureLine text={failure} />
    </li>
  )
}

function useDayTexts() {
  const { t, language } = useI18n()
  const format = useFormat('UTC')
  return ({ day, office }: Pick<Day, 'day' | 'office'>) => ({
    day: format.day(`${day}T12:00:00Z`),
    office: offices.find(({ key }) => key === office)?.city[language] ?? t('company.closed.all'),
  })
}
