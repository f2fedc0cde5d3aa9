import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Figures } from '#backoffice/sections/insight/figures.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Sales = StaffResponseOf<'GET /api/staff/insight/sales/'>

export function SalesFigures({ total, buyers }: Pick<Sales, 'total' | 'buyers'>) {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const { pieces, sold_usd: sold, discount_usd: discount, discount_percent: percent, mean_days: days, margin_usd: margin } = total
  const discountText = percent === null ? t('insight.sales.discountNone') : t('insight.sales.discountText', { percent: number(percent) })
  const figures = [
    { name: t('insight.sales.sold'), value: money(sold), definition: t('insight.sales.soldText') },
    { name: t('insight.pieces'), value: number(pieces), definition: t('insight.sales.piecesText') },
    { name: t('insight.sales.discount'), value: money(discount), definition: discountText },
    { name: t('insight.sales.meanDays'), value: days === null ? '—' : number(days), definition: t('insight.sales.meanDaysText') },
    ...(margin === undefined
      ? []
      : [
          {
            name: t('insight.sales.margin'),
            value: total.margin_unknown && total.margin_unknown === pieces ? '—' : money(margin),
            definition: total.margin_unknown
              ? t('insight.sales.marginText', { count: total.margin_unknown })
              : t('insight.sales.marginTextAll'),
          },
        ]),
    {
      name: t('insight.sales.buyers'),
      value: number(buyers.all),
      definition: t('insight.sales.buyersText', { again: number(buyers.again) }),
    },
  ]
  return <Figures label={t('insight.sales.title')} figures={figures} />
}
