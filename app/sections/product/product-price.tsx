import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type Product, productPrice } from '#app/sections/product/product.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

export type ConvertedPrice = { sums: string; rate: string }

/** Shows the price, the former price and the price in other currencies, or "on request". The price of a sold piece is muted. */
export function ProductPrice({ product, converted }: { product: Product; converted: ConvertedPrice | null }) {
  const { language, t } = useI18n()
  const { cents, former } = productPrice(product)
  const tone = product.piece.status === 'sold' ? 'text-stone' : ''
  if (cents === null) return tone ? null : <p className="mt-3 text-24 md:mt-6">{t('product.priceOnRequest')}</p>
  return (
    <>
      <p className={`figures mt-3 flex flex-wrap md:mt-6 items-baseline gap-x-4 text-24 ${tone}`}>
        {formatCents(language, cents)}
        {former !== null && (
          <s className="text-17 text-stone">
            <span className="sr-only">{t('product.previousPrice')}: </span>
            {formatCents(language, former)}
          </s>
        )}
      </p>
      {converted && (
        <p className="figures mt-1 text-13 text-stone">
          {converted.sums}
          <span className="block text-12">{converted.rate}</span>
        </p>
      )}
    </>
  )
}
