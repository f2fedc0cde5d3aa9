import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { pieceQuery, type StaffPieceRow } from '#backoffice/client/pieces.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PlanDialog } from '#backoffice/sections/pieces/piece/plan-dialog.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, LoadingOrFailed } from '#backoffice/ui/states.tsx'
import { calendarDay } from '#contract/rules/dates.ts'

type Planned = { at: string; what: 'publish' | 'withdraw'; row: StaffPieceRow }

const plannedQuery = {
  queryKey: queryKeys.pieces.planned,
  queryFn: () => callStaff('GET /api/staff/pieces/', { query: { planned: 'true', page_size: 200 } }),
} as const

export default function PlannedPage() {
  const { t } = useI18n()
  const cities = useCities()
  const may = useMay()
  const { data, error, refetch } = useQuery(plannedQuery)
  const [moved, setMoved] = useState<number | null>(null)
  const planned = (data?.results ?? []).flatMap(eventsOf).toSorted((a, b) => a.at.localeCompare(b.at))
  const days = Map.groupBy(planned, ({ at, row }) => calendarDay(cities.zoneOf(row.city_id), new Date(at)))
  return (
    <Page title={t('pieces.planned.title')} back={{ to: paths.pieces, label: t('pieces.title') }}>
      {!data && <LoadingOrFailed error={error} refetch={refetch} />}
      {data && planned.length === 0 && (
        <EmptyState title={t('pieces.planned.empty')} {...(may('piece.publish') ? { text: t('pieces.planned.emptyText') } : {})} />
      )}
      {[...days].map(([day, ofDay]) => (
        <Day key={day} day={day} planned={ofDay} onMove={setMoved} />
      ))}
      {moved !== null && <MovePlan id={moved} onClose={() => setMoved(null)} />}
    </Page>
  )
}

function Day({ day, planned, onMove }: { day: string; planned: readonly Planned[]; onMove: (id: number) => void }) {
  const { t } = useI18n()
  const title = useFormat('UTC').day(`${day}T12:00:00Z`)
  const may = useMay()
  const cities = useCities()
  return (
    <section aria-label={title}>
      <h2 className="caption bg-sunk px-5 py-1.5 max-md:px-4">{title}</h2>
      <ul>
        {planned.map(({ at, what, row }) => (
          <li
            key={`${row.id} ${what}`}
            className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline px-5 py-1.5 text-13 max-md:px-4"
          >
            <Clock at={at} cityId={row.city_id} />
            <span className="min-w-0">
              <Link to={paths.piece(row.id)} className="block truncate hover:text-brass finger:flex finger:min-h-11 finger:items-center">
                {[row.brand, row.model_name, row.reference].filter(Boolean).join(' ')}
              </Link>
              <span className="block truncate text-12 text-stone">
                {t(`pieces.planned.${what}`)} · {cities.nameOf(row.city_id)}
              </span>
            </span>
            {may('piece.publish') && <Button onClick={() => onMove(row.id)}>{t('pieces.planned.move')}</Button>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Clock({ at, cityId }: { at: string; cityId: number }) {
  const { clock } = useFormat(useCities().zoneOf(cityId))
  return (
    <time dateTime={at} className="figures text-stone">
      {clock(at)}
    </time>
  )
}

function MovePlan({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(pieceQuery(id))
  return data ? <PlanDialog piece={data} onClose={onClose} /> : null
}

function eventsOf(row: StaffPieceRow): Planned[] {
  const { publish_at: publishAt, withdraw_at: withdrawAt } = row
  return [
    ...(publishAt ? [{ at: publishAt, what: 'publish' as const, row }] : []),
    ...(withdrawAt ? [{ at: withdrawAt, what: 'withdraw' as const, row }] : []),
  ]
}
