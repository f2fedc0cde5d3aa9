import { rateTexts } from '#app/i18n/rate-texts.server.ts'
import type { ConvertedPrice } from '#app/sections/product/product-price.tsx'
import { type Product, productPrice } from '#app/sections/product/product.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { formatApproximately, otherCurrencies } from '#contract/rules/exchange-rate.ts'

/** Returns the price in other currencies. Null if the owner does not show other currencies, or the piece has no price or is sold. */
export function convertedPrice({ language, exchangeRate: rate }: Pick<PageContext, 'language' | 'exchangeRate'>, product: Product) {
  const { cents } = productPrice(product)
  if (!rate || cents === null || product.piece.status === 'sold') return null
  const day = formatDate(language, `${rate.day}T00:00:00Z`, 'UTC')
  return {
    sums: otherCurrencies.map((other) => formatApproximately(language, cents, rate, other)).join(' · '),
    rate: rateTexts[language][rate.source](day),
  } satisfies ConvertedPrice
}
