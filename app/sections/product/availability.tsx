import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Product } from '#app/sections/product/product.ts'

/** Where the piece is, or in plain words why it cannot be bought now (PDP-07). */
export function Availability({ product: { piece } }: { product: Product }) {
  const { t } = useI18n()
  if (piece.status === 'available') {
    return <p className="mt-2 text-moss">{t('product.availableIn', { city: piece.availability_city_name })}</p>
  }
  const isSold = piece.status === 'sold'
  return (
    <div className="mt-4 border-l-2 border-ink pl-4">
      <p>{isSold ? t('product.sold') : t('product.reserved')}</p>
      <p className="mt-1 text-13 text-stone">{isSold ? t('product.soldText') : t('product.reservedText')}</p>
    </div>
  )
}
