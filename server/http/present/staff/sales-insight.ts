import type { Language } from '#contract/language.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { SalesInsight, SalesSums } from '#contract/staff/sales-insight.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { Sales, SalesGroup, SalesPart } from '#server/domain/insight/read-sales.ts'
import { signedUsd } from '#server/http/present/staff/piece.ts'

type Reader = { lists: ReferenceLists; language: Language; mayCost: boolean }

export function presentSalesInsight({ groups, sellThrough }: Sales, { lists, language, mayCost }: Reader): SalesInsight {
  const of = (part: SalesPart) => groups.filter((group) => group.part === part)
  const [all] = of('all')
  const sums = (group: SalesGroup) => presentSums(group, mayCost)
  return {
    total: presentSums(all, mayCost),
    months: of('month').map((group) => ({ month: group.month ?? '', ...sums(group) })),
    brands: of('brand').map((group) => ({
      id: group.brandId ?? 0,
      name: nameOf(lists, 'brands', group.brandId, language) ?? '',
      ...sums(group),
    })),
    offices: of('office').map((group) => ({
      id: group.cityId ?? 0,
      name: nameOf(lists, 'cities', group.cityId, language) ?? '',
      ...sums(group),
    })),
    people: of('person').map((group) => ({ id: group.sellerId, name: group.seller, ...sums(group) })),
    sell_through: sellThrough,
    buyers: { all: all?.buyers ?? 0, again: all?.buyersAgain ?? 0 },
  }
}

function presentSums(group: SalesGroup | undefined, mayCost: boolean): SalesSums {
  const { pieces = 0, paidCents = 0, askedCents = 0, discountCents = 0, meanDays = null, marginCents = 0, uncosted = 0 } = group ?? {}
  return {
    pieces,
    sold_usd: toPriceUsd(paidCents),
    discount_usd: toPriceUsd(discountCents),
    discount_percent: askedCents > 0 ? Math.round((discountCents / askedCents) * 1000) / 10 : null,
    mean_days: meanDays,
    ...(mayCost && { margin_usd: signedUsd(marginCents) ?? '0.00', margin_unknown: uncosted }),
  }
}
