import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { type StaffVisit, visitsQuery } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { HoursDialog } from '#backoffice/sections/visits/hours-dialog.tsx'
import { OfficeColumns } from '#backoffice/sections/visits/office-columns.tsx'
import { VisitDialog } from '#backoffice/sections/visits/visit-dialog.tsx'
import { VisitLine } from '#backoffice/sections/visits/visit-line.tsx'
import { type VisitHourAt, WeekGrid } from '#backoffice/sections/visits/week-grid.tsx'
import { addDays, weekOf } from '#backoffice/sections/visits/week.ts'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { EmptyState, LoadingOrFailed, politely } from '#backoffice/ui/states.tsx'
import { UrlTabs, useUrlTab } from '#backoffice/ui/tabs.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

const views = ['week', 'day', 'agenda'] as const
const lengths = { week: 7, day: 1, agenda: 30 } as const

export default function VisitsPage() {
  const { t } = useI18n()
  const { day, days: daysText } = useFormat('UTC')
  const tabs = views.map((key) => ({ key, label: t(`visits.views.${key}`) }))
  const chosen = useUrlTab(tabs, 'view')
  const view = views.find((each) => each === chosen) ?? 'week'
  const { get, set } = useUrlState()
  const [now] = useState(Date.now)
  const [dialog, setDialog] = useState<'add' | 'hours' | StaffVisit | null>(null)
  const [hour, setHour] = useState<VisitHourAt>()
  const add = (at?: VisitHourAt) => {
    setHour(at)
    setDialog('add')
  }
  const today = useToday()
  const typed = /^\d{4}-\d{2}-\d{2}$/.test(get('date')) ? get('date') : today
  const from = view === 'week' ? weekOf(typed) : typed
  const to = addDays(from, lengths[view] - 1)
  const { data, error, refetch } = useQuery(visitsQuery(from, to))
  const visits = data?.results ?? []
  const days = Map.groupBy(visits, ({ date }) => date)
  const dayText = (date: string) => day(`${date}T12:00:00Z`)
  const go = (date: string) => set({ date: date === today ? null : date }, { replace: true })
  useShortcuts([{ keys: 'n', label: t('visits.add'), run: () => add() }])
  return (
    <Page
      title={t('visits.title')}
      actions={
        <Button variant="primary" onClick={() => add()}>
          {t('visits.add')}
        </Button>
      }
      bar={<UrlTabs tabs={tabs} label={t('visits.view')} name="view" />}
    >
      <div className="flex flex-wrap items-center gap-3 px-5 py-3 max-md:px-4">
        <Button aria-label={t('visits.earlier')} onClick={() => go(addDays(from, -lengths[view]))}>
          <ChevronLeft aria-hidden="true" size={16} />
        </Button>
        <Button onClick={() => go(today)}>{t('visits.today')}</Button>
        <Button aria-label={t('visits.later')} onClick={() => go(addDays(from, lengths[view]))}>
          <ChevronRight aria-hidden="true" size={16} />
        </Button>
        <p {...politely} className="text-13 text-stone">
          {view === 'day' ? dayText(from) : daysText(`${from}T12:00:00Z`, `${to}T12:00:00Z`)}
        </p>
        <span className="flex gap-2 md:ml-auto">
          <Button onClick={() => setDialog('hours')}>{t('visits.hours.link')}</Button>
          <ButtonLink to={`${paths.visitsReady}?date=${view === 'day' ? typed : today}`}>{t('visits.ready.link')}</ButtonLink>
        </span>
      </div>
      {!data && <LoadingOrFailed error={error} refetch={refetch} />}
      {data && view === 'week' && <WeekGrid from={from} visits={visits} now={now} onAdd={add} onChange={setDialog} />}
      {data && days.size === 0 && <EmptyState title={t('visits.empty')} text={t('visits.emptyText')} />}
      <VisitDays days={days} dayText={dayText} isAgenda={view === 'agenda'} now={now} onChange={setDialog} />
      {dialog === 'hours' && <HoursDialog date={from < today ? today : from} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'hours' && (
        <VisitDialog
          visit={dialog === 'add' ? null : dialog}
          date={from < today ? today : from}
          at={hour}
          onClose={() => setDialog(null)}
        />
      )}
    </Page>
  )
}

type DaysProps = {
  days: ReadonlyMap<string, readonly StaffVisit[]>
  dayText: (date: string) => string
  isAgenda: boolean
  now: number
  onChange: (visit: StaffVisit) => void
}

function VisitDays({ days, dayText, isAgenda, now, onChange }: DaysProps) {
  return (
    <>
      {[...days].map(([date, own]) =>
        isAgenda ? (
          <section key={date} aria-label={dayText(date)}>
            <h2 className="caption bg-sunk px-5 py-1.5 max-md:px-4">{dayText(date)}</h2>
            <ul>
              {own.map((visit) => (
                <VisitLine key={visit.id} visit={visit} onChange={onChange} hasOffice />
              ))}
            </ul>
          </section>
        ) : (
          <OfficeColumns key={date} title={dayText(date)} visits={own} now={now} onChange={onChange} />
        ),
      )}
    </>
  )
}
