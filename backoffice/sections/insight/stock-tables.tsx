import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import { useStockColumns } from '#backoffice/sections/insight/use-stock-columns.ts'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { stockStatuses } from '#contract/rules/staff/stock-ages.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Stock = StaffResponseOf<'GET /api/staff/insight/stock/'>
type Sums = Stock['total']
type Row = Sums & { key: string; name: string; query: string }

export function StockTables({ stock }: { stock: Stock }) {
  const { t } = useI18n()
  const ages = stock.ages.map(({ from, to, ...sums }): Row => ({
    ...sums,
    key: String(from),
    name: to === null ? t('insight.stock.daysOver', { from: from - 1 }) : t('insight.stock.days', { from, to }),
    query: `${from ? `&days_min=${from}` : ''}${to === null ? '' : `&days_max=${to}`}`,
  }))
  const brands = stock.brands.map(({ id, ...row }): Row => ({ ...row, key: String(id), query: `&brand_ids=${id}` }))
  const offices = stock.offices.map(({ id, ...row }): Row => ({ ...row, key: String(id), query: `&city_ids=${id}` }))
  const ownership = stock.by_ownership?.map(({ ownership: key, ...sums }): Row => ({
    ...sums,
    key,
    name: t(`insight.stock.of.${key}`),
    query: `&ownership=${key}`,
  }))
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <StockTable
        title={t('insight.stock.byAge')}
        head={t('insight.stock.age')}
        definition={t('insight.stock.ageText')}
        file="stock-by-age"
        rows={ages}
      />
      <StockTable title={t('insight.byBrand')} head={t('insight.brand')} file="stock-by-brand" rows={brands} />
      <StockTable title={t('insight.byOffice')} head={t('insight.office')} file="stock-by-office" rows={offices} />
      {ownership && (
        <StockTable title={t('insight.stock.byOwnership')} head={t('insight.stock.ownership')} file="stock-by-ownership" rows={ownership} />
      )}
    </div>
  )
}

function StockTable({ head, ...props }: { title: string; head: string; definition?: string; file: string; rows: readonly Row[] }) {
  const max = Math.max(...props.rows.map(({ asked_usd: usd }) => Number(usd)), 1)
  const columns: ChartColumn<Row>[] = [
    { key: 'name', title: head, value: ({ name }) => name, render: (row) => <PiecesLink row={row} /> },
    ...useStockColumns(props.rows, ({ cost_usd: usd, uncosted }) => Number(usd) > 0 || !uncosted),
  ]
  return <ChartPanel {...props} columns={columns} rowKey={({ key }) => key} share={({ asked_usd: usd }) => Number(usd) / max} />
}

function PiecesLink({ row: { name, query } }: { row: Row }) {
  return (
    <Link
      to={`${paths.pieces}?status=${stockStatuses.join(',')}${query}`}
      className="hover:text-brass finger:inline-flex finger:min-h-11 finger:items-center"
    >
      {name}
    </Link>
  )
}
