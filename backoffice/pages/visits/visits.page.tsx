import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { VisitDay } from '#backoffice/sections/visits/visit-day.tsx'
import { addDays, weekOf } from '#backoffice/sections/visits/week.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, LoadingRows, politely } from '#backoffice/ui/states.tsx'

/** The visits of a week to all offices, day by day. */
export default function VisitsPage() {
  const { t } = useI18n()
  const { day } = useFormat('UTC')
  const [monday, setMonday] = useState(() => weekOf(Date.now()))
  const sunday = addDays(monday, 6)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.visits.week(monday),
    queryFn: () => callStaff('GET /api/staff/visits/', { query: { from: monday, to: sunday } }),
  })
  const days = Map.groupBy(data?.results ?? [], ({ date }) => date)
  const dayText = (date: string) => day(`${date}T12:00:00Z`)
  return (
    <Page
      title={t('visits.title')}
      actions={
        <>
          <Button aria-label={t('visits.earlier')} onClick={() => setMonday(addDays(monday, -7))}>
            <ChevronLeft aria-hidden="true" size={16} />
          </Button>
          <Button onClick={() => setMonday(weekOf(Date.now()))}>{t('visits.thisWeek')}</Button>
          <Button aria-label={t('visits.later')} onClick={() => setMonday(addDays(monday, 7))}>
            <ChevronRight aria-hidden="true" size={16} />
          </Button>
        </>
      }
    >
      <p {...politely} className="px-5 py-3 text-13 text-stone max-md:px-4">
        {t('visits.week', { from: dayText(monday), to: dayText(sunday) })}
      </p>
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows />)}
      {data && days.size === 0 && <EmptyState title={t('visits.empty')} text={t('visits.emptyText')} />}
      {[...days].map(([date, visits]) => (
        <VisitDay key={date} title={dayText(date)} visits={visits} />
      ))}
    </Page>
  )
}
