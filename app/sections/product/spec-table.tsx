import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ProductSection } from '#app/sections/product/product-section.tsx'
import type { Product } from '#app/sections/product/product.ts'
import { specificationsOf } from '#app/sections/product/specifications.ts'
import { FactTable } from '#app/ui/fact-table.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'

export function SpecTable({ product }: { product: Product }) {
  const translator = useI18n()
  const { t } = translator
  const specifications = specificationsOf(product, translator)
  if (!specifications.length) return null
  return (
    <ProductSection title={t('product.specifications')}>
      <div className="print:columns-2 print:gap-x-8">
        <FactTable facts={specifications.map(({ key, value }) => ({ term: t(key), value: <NoWrap text={value} /> }))} />
      </div>
    </ProductSection>
  )
}
