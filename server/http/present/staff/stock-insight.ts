import type { Language } from '#contract/language.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { stockAges } from '#contract/rules/staff/stock-ages.ts'
import type { StockInsight, StockSums } from '#contract/staff/stock-insight.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { StockDay, StockGroup } from '#server/domain/insight/read-stock.ts'

type Reader = { lists: ReferenceLists; language: Language; mayCost: boolean }

export function presentStockInsight({ groups, days }: { groups: StockGroup[]; days: StockDay[] }, reader: Reader): StockInsight {
  const { lists, language, mayCost } = reader
  const sums = (group?: StockGroup) => presentSums(group, mayCost)
  return {
    total: sums(groups.find((group) => [group.brandId, group.cityId, group.ownership, group.band].every((key) => key === null))),
    brands: groups.flatMap((group) =>
      group.brandId === null ? [] : [{ id: group.brandId, name: nameOf(lists, 'brands', group.brandId, language) ?? '', ...sums(group) }],
    ),
    offices: groups.flatMap((group) =>
      group.cityId === null ? [] : [{ id: group.cityId, name: nameOf(lists, 'cities', group.cityId, language) ?? '', ...sums(group) }],
    ),
    ...(mayCost && {
      by_ownership: groups.flatMap((group) => (group.ownership === null ? [] : [{ ownership: group.ownership, ...sums(group) }])),
    }),
    ages: stockAges.map((band, at) => ({ ...band, ...sums(groups.find((group) => group.band === at)) })),
    days: days.map(({ day, pieces, askedCents, costCents }) => ({
      day,
      pieces,
      asked_usd: toPriceUsd(askedCents),
      ...(mayCost && { cost_usd: toPriceUsd(costCents) }),
    })),
  }
}

function presentSums(group: StockGroup | undefined, mayCost: boolean): StockSums {
  return {
    pieces: group?.pieces ?? 0,
    asked_usd: toPriceUsd(group?.askedCents ?? 0),
    unpriced: group?.unpriced ?? 0,
    ...(mayCost && { cost_usd: toPriceUsd(group?.costCents ?? 0), uncosted: group?.uncosted ?? 0 }),
  }
}
