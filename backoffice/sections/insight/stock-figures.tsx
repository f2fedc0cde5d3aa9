import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Figures } from '#backoffice/sections/insight/figures.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Total = StaffResponseOf<'GET /api/staff/insight/stock/'>['total']

export function StockFigures({ total: { pieces, asked_usd: asked, unpriced, cost_usd: cost, uncosted = 0 } }: { total: Total }) {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const figures = [
    { name: t('insight.pieces'), value: number(pieces), definition: t('insight.stock.piecesText') },
    { name: t('insight.stock.asked'), value: money(asked), definition: t('insight.stock.askedText', { count: unpriced }) },
    ...(cost === undefined
      ? []
      : [
          {
            name: t('insight.stock.cost'),
            value: Number(cost) || !uncosted ? money(cost) : '—',
            definition: t('insight.stock.costText', { count: uncosted }),
          },
        ]),
  ]
  return <Figures label={t('insight.stock.title')} figures={figures} />
}
