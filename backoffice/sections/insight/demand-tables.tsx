import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Demand = StaffResponseOf<'GET /api/staff/insight/demand/'>
type Search = Demand['searches'][number]
type Piece = Demand['pieces'][number]

const fewMax = 2
const link = 'underline decoration-hairline underline-offset-4 hover:decoration-ink'

export function DemandTables({ demand: { searches, pieces } }: { demand: Demand }) {
  const { t } = useI18n()
  return (
    <>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Searches
          title={t('insight.demand.nothing')}
          definition={t('insight.demand.nothingText')}
          file="searches-without-result"
          rows={searches.filter(({ found }) => found === 0)}
          links={<NothingLinks />}
          isTeachable
        />
        <Searches
          title={t('insight.demand.few')}
          file="searches-with-few-results"
          rows={searches.filter(({ found }) => found > 0 && found <= fewMax)}
        />
      </div>
      <Pieces rows={pieces} />
      <Searches title={t('insight.demand.all')} file="searches" rows={searches} />
    </>
  )
}

function NothingLinks() {
  const { t } = useI18n()
  const may = useMay()
  return (
    <>
      {may('person.contact') && (
        <Link to={paths.wanted} className={`${link} inline-flex min-h-11 items-center`}>
          {t('insight.demand.waiting')}
        </Link>
      )}
      {may('brand.edit') && (
        <Link to={paths.brands} className={`${link} inline-flex min-h-11 items-center`}>
          {t('insight.demand.spellings')}
        </Link>
      )}
    </>
  )
}

type SearchesProps = { title: string; definition?: string; file: string; rows: readonly Search[]; links?: ReactNode; isTeachable?: boolean }

/** A table of searches. With `isTeachable`, each search links to the page where its words can be added to a brand's spellings. */
function Searches({ rows, isTeachable, ...panel }: SearchesProps) {
  const { t } = useI18n()
  const may = useMay()
  const isLinked = isTeachable && may('brand.edit')
  const { day, number } = useFormat('UTC')
  const columns: ChartColumn<Search>[] = [
    {
      key: 'words',
      title: t('insight.demand.words'),
      value: ({ words }) => words,
      ...(isLinked && {
        render: ({ words }: Search) => (
          <Link to={paths.brandsFor(words)} className={`${link} finger:py-3.5`}>
            {words}
          </Link>
        ),
      }),
    },
    { key: 'count', title: t('insight.demand.times'), value: ({ count }) => count, render: ({ count }) => number(count), isNumber: true },
    { key: 'found', title: t('insight.demand.found'), value: ({ found }) => found, render: ({ found }) => number(found), isNumber: true },
    {
      key: 'last_day',
      title: t('insight.demand.lastDay'),
      value: ({ last_day: last }) => last,
      render: ({ last_day: last }) => day(`${last}T12:00:00Z`),
      isNumber: true,
    },
  ]
  const max = Math.max(...rows.map(({ count }) => count), 1)
  return <ChartPanel {...panel} rows={rows} columns={columns} rowKey={({ words }) => words} share={({ count }) => count / max} />
}

function Pieces({ rows }: { rows: readonly Piece[] }) {
  const { t } = useI18n()
  const { number } = useFormat()
  const columns: ChartColumn<Piece>[] = [
    {
      key: 'name',
      title: t('insight.demand.piece'),
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <Link to={paths.piece(id)} className={link}>
          {name}
        </Link>
      ),
    },
    ...(['views', 'favorites', 'carts'] as const).map((figure) => ({
      key: figure,
      title: t(`insight.demand.${figure}`),
      value: (piece: Piece) => piece[figure],
      render: (piece: Piece) => number(piece[figure]),
      isNumber: true,
    })),
  ]
  const max = Math.max(...rows.map(({ views }) => views), 1)
  return (
    <ChartPanel
      title={t('insight.demand.pieces')}
      definition={t('insight.demand.piecesText')}
      file="most-looked-at"
      rows={rows}
      columns={columns}
      rowKey={({ id }) => String(id)}
      share={({ views }) => views / max}
    />
  )
}
