import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import { useStockColumns } from '#backoffice/sections/insight/use-stock-columns.ts'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { LineChart } from '#backoffice/ui/chart/line-chart.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Day = StaffResponseOf<'GET /api/staff/insight/stock/'>['days'][number]

export function StockPast({ days }: { days: readonly Day[] }) {
  const { t } = useI18n()
  const { day: dayText } = useFormat('UTC')
  const formatDate = (day: string) => dayText(`${day}T12:00:00Z`)
  const columns: ChartColumn<Day>[] = [
    { key: 'day', title: t('insight.day'), value: ({ day }) => day, render: ({ day }) => formatDate(day) },
    ...useStockColumns(days, ({ cost_usd: usd }) => Number(usd) > 0),
  ]
  const points = days.map(({ day, asked_usd: usd }) => ({ label: formatDate(day), value: Number(usd) }))
  return (
    <ChartPanel
      title={t('insight.stock.past')}
      definition={t('insight.stock.pastText')}
      file="stock-by-day"
      rows={days.toReversed()}
      columns={columns}
      rowKey={({ day }) => day}
      chart={<LineChart label={t('insight.stock.past')} points={points} />}
    />
  )
}
