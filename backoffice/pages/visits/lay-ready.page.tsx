import { useQuery } from '@tanstack/react-query'
import { paths } from '#backoffice/client/paths.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { type StaffVisit, visitsQuery } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useCityName } from '#backoffice/sections/visits/visit-piece-text.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, LoadingOrFailed } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { offices } from '#contract/offices.ts'

type Laid = { visit: StaffVisit; piece: StaffVisit['pieces'][number] }

export default function LayReadyPage() {
  const { t } = useI18n()
  const { day } = useFormat('UTC')
  const cityName = useCityName()
  const { get, set } = useUrlState()
  const today = useToday()
  const date = /^\d{4}-\d{2}-\d{2}$/.test(get('date')) ? get('date') : today
  const { data, error, refetch } = useQuery(visitsQuery(date, date))
  const laid = (data?.results ?? [])
    .filter((visit) => !visit.is_cancelled)
    .flatMap((visit) => visit.pieces.map((piece): Laid => ({ visit, piece })))
  const placeOf = ({ visit, piece }: Laid) =>
    piece.office === visit.office
      ? (piece.place ?? t('visits.ready.noPlace'))
      : t('visits.ready.elsewhere', { city: cityName(piece.office) })
  return (
    <Page
      title={t('visits.ready.title')}
      back={{ to: paths.visits, label: t('visits.title') }}
      beside={<span className="hidden print:inline">{day(`${date}T12:00:00Z`)}</span>}
      actions={<Button onClick={() => window.print()}>{t('visits.ready.print')}</Button>}
    >
      <div className="max-w-60 px-5 py-3 max-md:px-4 print:hidden">
        <TextField label={t('visits.date')} type="date" value={date} onChange={(next) => set({ date: next }, { replace: true })} />
      </div>
      {!data && <LoadingOrFailed error={error} refetch={refetch} />}
      {data && !laid.length && <EmptyState title={t('visits.ready.empty')} text={t('visits.ready.emptyText')} />}
      {offices.map(({ key }) => {
        const own = laid.filter(({ visit }) => visit.office === key)
        if (!own.length) return null
        const places = [...Map.groupBy(own, placeOf)].toSorted(([a], [b]) => a.localeCompare(b))
        return (
          <section key={key} aria-label={cityName(key)}>
            <h2 className="caption bg-sunk px-5 py-1.5 max-md:px-4">{cityName(key)}</h2>
            {places.map(([place, lines]) => (
              <section key={place} aria-label={place} className="break-inside-avoid">
                <h3 className="border-b border-hairline px-5 pt-3 pb-1 text-13 font-medium max-md:px-4">{place}</h3>
                <ul>
                  {lines.map((line) => (
                    <LaidLine key={`${line.visit.id} ${line.piece.id}`} {...line} />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        )
      })}
    </Page>
  )
}

function LaidLine({ visit, piece }: Laid) {
  const { t } = useI18n()
  return (
    <li className="flex items-center gap-4 border-b border-hairline px-5 py-2 text-13 max-md:px-4">
      <span aria-hidden="true" className="hidden size-4 shrink-0 border border-ink print:block" />
      <time dateTime={visit.starts_at} className="figures w-11 shrink-0">
        {visit.time}
      </time>
      <span className="h-15 w-12 shrink-0 overflow-hidden rounded-2 bg-ivory">
        {piece.photo && <img src={piece.photo} alt="" width={48} height={60} className="size-full object-cover" />}
      </span>
      <span className="grid min-w-0">
        <span>{piece.name}</span>
        <span className="figures text-12 text-stone">
          {[piece.reference, visit.contact?.name, visit.is_confirmed ? null : t('visits.ready.unconfirmed')].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  )
}
