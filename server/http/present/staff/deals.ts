import { toPriceUsd } from '#contract/rules/money.ts'
import type { Deal } from '#contract/staff/deals.ts'
import type { DealRow } from '#server/domain/deals/read-deal.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

export const presentDeal = ({ books, reference, prices }: DealRow): Deal => ({
  books: books && {
    ownership: books.ownership,
    cost_usd: usdOrNull(books.costCents),
    unit_expenses_usd: toPriceUsd(books.unitExpensesCents),
    floor_usd: usdOrNull(books.floorCents),
    consignor_share: books.consignorShare,
    consignor_usd: usdOrNull(books.consignorCents),
  },
  reference,
  prices: prices.map(({ pieceId, label, year, isSold, cents, askedCents, day }) => ({
    piece_id: pieceId,
    label,
    year,
    is_sold: isSold,
    price_usd: toPriceUsd(cents),
    asked_usd: usdOrNull(askedCents),
    day,
  })),
})
