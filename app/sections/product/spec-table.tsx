import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ProductSection } from '#app/sections/product/product-section.tsx'
import type { Product } from '#app/sections/product/product.ts'
import { specificationsOf } from '#app/sections/product/specifications.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'

export function SpecTable({ product }: { product: Product }) {
  const translator = useI18n()
  const { t } = translator
  const specifications = specificationsOf(product, translator)
  if (!specifications.length) return null
  return (
    <ProductSection title={t('product.specifications')}>
      <div className="print:columns-2 print:gap-x-8">
        <table className="w-full border-t border-hairline text-left">
          <tbody>
            {specifications.map(({ key, value }) => (
              <tr key={key} className="break-inside-avoid border-b border-hairline align-baseline">
                <th scope="row" className="w-[46%] py-3 pr-4 print:py-1 font-normal text-stone md:w-2/5">
                  {t(key)}
                </th>
                <td className="figures py-3 print:py-1">
                  <Unbroken text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ProductSection>
  )
}
