import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'

type Sums = { pieces: number; asked_usd: string; cost_usd?: string | undefined }

/**
 * Columns for the number of pieces, their total asking price and, if the reader may see it, their total cost. Rows where `isCosted` returns
 * false show a dash as cost.
 */
export function useStockColumns<Row extends Sums>(rows: readonly Row[], isCosted: (row: Row) => boolean): ChartColumn<Row>[] {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const cost: ChartColumn<Row> = {
    key: 'cost',
    title: t('insight.stock.cost'),
    value: (row) => (isCosted(row) ? row.cost_usd : undefined),
    render: (row) => (isCosted(row) ? money(row.cost_usd) : '—'),
    isNumber: true,
  }
  return [
    { key: 'pieces', title: t('insight.pieces'), value: ({ pieces }) => pieces, render: ({ pieces }) => number(pieces), isNumber: true },
    {
      key: 'asked',
      title: t('insight.stock.asked'),
      value: ({ asked_usd: usd }) => usd,
      render: ({ asked_usd: usd }) => money(usd),
      isNumber: true,
    },
    ...(rows.some(({ cost_usd: known }) => known !== undefined) ? [cost] : []),
  ]
}
