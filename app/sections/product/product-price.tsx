import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type Product, productPrice } from '#app/sections/product/product.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

/** The price and the former one, or "on request". The price of a sold piece is muted. */
export function ProductPrice({ product }: { product: Product }) {
  const { language, t } = useI18n()
  const { cents, former } = productPrice(product)
  const tone = product.piece.status === 'sold' ? 'text-stone' : ''
  // a sold piece without a price shows nothing
  if (cents === null) return tone ? null : <p className="mt-3 text-24 md:mt-6">{t('product.priceOnRequest')}</p>
  return (
    <p className={`figures mt-3 flex flex-wrap md:mt-6 items-baseline gap-x-4 text-24 ${tone}`}>
      {formatCents(language, cents)}
      {former !== null && (
        <s className="text-17 text-stone">
          <span className="sr-only">{t('product.previousPrice')}: </span>
          {formatCents(language, former)}
        </s>
      )}
    </p>
  )
}
