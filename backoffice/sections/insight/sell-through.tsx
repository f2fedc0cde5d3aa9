import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Row = StaffResponseOf<'GET /api/staff/insight/sales/'>['sell_through'][number]

const shareOf = ({ published, sold }: Row) => (published ? sold / published : 0)
const percentOf = (row: Row) => Math.round(shareOf(row) * 1000) / 10

export function SellThrough({ rows }: { rows: readonly Row[] }) {
  const { t } = useI18n()
  const { percent } = useFormat()
  const columns: ChartColumn<Row>[] = [
    { key: 'days', title: t('insight.sales.term'), value: ({ days }) => t('insight.sales.within', { days }) },
    { key: 'published', title: t('insight.sales.published'), value: ({ published }) => published, isNumber: true },
    { key: 'sold', title: t('insight.sales.soldPieces'), value: ({ sold }) => sold, isNumber: true },
    {
      key: 'share',
      title: t('insight.sales.share'),
      value: (row) => (row.published ? percentOf(row) : null),
      render: (row) => (row.published ? percent(percentOf(row)) : '—'),
      isNumber: true,
    },
  ]
  return (
    <ChartPanel
      title={t('insight.sales.sellThrough')}
      definition={t('insight.sales.sellThroughText')}
      file="sell-through"
      rows={rows}
      columns={columns}
      rowKey={({ days }) => String(days)}
      share={shareOf}
    />
  )
}
