import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'

type Sums = { pieces: number; asked_usd: string; cost_usd?: string | undefined }

/** Columns: number of pieces, asking value, and cost if the reader may see it; a dash where `isCosted` is false. */
export function useStockColumns<Row extends Sums>(rows: readonly Row[], isCosted: (row: Row) => boolean): ChartColumn<Row>[] {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const cost: ChartColumn<Row> = {
    key: 'cost',
    title: t('insight.stock.cost'),
    value: ({ cost_usd: usd }) => usd,
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
