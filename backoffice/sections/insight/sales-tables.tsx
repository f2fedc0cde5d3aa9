import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import { monthsOf } from '#backoffice/sections/insight/period-bar.tsx'
import { BarChart } from '#backoffice/ui/chart/bar-chart.tsx'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Sales = StaffResponseOf<'GET /api/staff/insight/sales/'>
type Row = Sales['total'] & { key: string; name: string }

export function SalesTables({ sales, period }: { sales: Sales; period: { from: string; to: string } }) {
  const { t, language } = useI18n()
  const toRows = (rows: Sales['brands']) => rows.map((row): Row => ({ ...row, key: String(row.id) }))
  const monthOf = (month: string, width: 'short' | 'long') =>
    dateFormat(language, { month: width, year: width === 'long' ? 'numeric' : undefined, timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    )
  const months = sales.months.map((row): Row => ({ ...row, key: row.month, name: monthOf(row.month, 'long') }))
  const people = sales.people.map((row): Row => ({ ...row, key: row.id ?? '', name: row.name ?? t('insight.sales.nobody') }))
  const sold = new Map(sales.months.map(({ month, sold_usd: usd }) => [month, Number(usd)]))
  const bars = monthsOf(period).map((month) => ({ key: month, label: monthOf(month, 'short'), value: sold.get(month) ?? 0 }))
  const byMonth = { title: t('insight.sales.byMonth'), head: t('insight.month'), file: 'sales-by-month', rows: months.toReversed() }
  return (
    <>
      <SalesTable {...byMonth} chart={<BarChart label={t('insight.sales.byMonth')} bars={bars} />} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <SalesTable title={t('insight.byBrand')} head={t('insight.brand')} file="sales-by-brand" rows={toRows(sales.brands)} />
        <SalesTable title={t('insight.byOffice')} head={t('insight.office')} file="sales-by-office" rows={toRows(sales.offices)} />
        <SalesTable
          title={t('insight.sales.byPerson')}
          head={t('insight.sales.person')}
          definition={t('insight.sales.byPersonText')}
          file="sales-by-person"
          rows={people}
        />
      </div>
    </>
  )
}

type TableProps = { title: string; head: string; definition?: string; file: string; rows: readonly Row[]; chart?: ReactNode }

function SalesTable({ head, chart, ...panel }: TableProps) {
  const columns = useColumns(head, panel.rows)
  const max = Math.max(...panel.rows.map(({ sold_usd: usd }) => Number(usd)), 1)
  const bars = chart ? { chart } : { share: ({ sold_usd: usd }: Row) => Number(usd) / max }
  return <ChartPanel {...panel} {...bars} columns={columns} rowKey={({ key }) => key} />
}

function useColumns(head: string, rows: readonly Row[]): ChartColumn<Row>[] {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const usd = (key: keyof Row, title: string, of: (row: Row) => string | undefined): ChartColumn<Row> => ({
    key,
    title,
    value: of,
    render: (row) => money(of(row)),
    isNumber: true,
  })
  return [
    { key: 'name', title: head, value: ({ name }) => name },
    { key: 'pieces', title: t('insight.pieces'), value: ({ pieces }) => pieces, isNumber: true },
    usd('sold_usd', t('insight.sales.sold'), ({ sold_usd: sum }) => sum),
    usd('discount_usd', t('insight.sales.discount'), ({ discount_usd: sum }) => sum),
    {
      key: 'days',
      title: t('insight.sales.meanDays'),
      value: ({ mean_days: days }) => days,
      render: ({ mean_days: days }) => (days === null ? '—' : number(days)),
      isNumber: true,
    },
    ...(rows.some(({ margin_usd: margin }) => margin !== undefined)
      ? [
          usd('margin_usd', t('insight.sales.margin'), ({ margin_usd: sum, margin_unknown: unknown, pieces }) =>
            unknown === pieces ? undefined : sum,
          ),
        ]
      : []),
  ]
}
