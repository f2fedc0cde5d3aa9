import { BadgeCheck } from 'lucide-react'
import type { Ref } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Availability, type AvailabilityText } from '#app/sections/product/availability.tsx'
import { CopyReference } from '#app/sections/product/copy-reference.tsx'
import { ProductActions } from '#app/sections/product/product-actions.tsx'
import { ProductPrice } from '#app/sections/product/product-price.tsx'
import type { Product } from '#app/sections/product/product.ts'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Props = { product: Product; availability: AvailabilityText; brandPath: string; actions: Actions; buttonsRef: Ref<HTMLDivElement> }

/** From this many characters on a name takes the smaller size, or it fills half a screen. */
const longNameLength = 30

/** Name, price, location and actions; it stays in sight beside the rest. */
export function ProductFacts({ product, availability, brandPath, actions, buttonsRef }: Props) {
  const { t } = useI18n()
  const { piece } = product
  const size = piece.model_name.length < longNameLength ? 'text-32 xl:text-44' : 'text-24 xl:text-32'
  return (
    <div className="min-w-0 px-5 pt-8 md:px-10 wide:sticky wide:top-28 wide:row-span-2 wide:self-start wide:p-0 print:p-0">
      <a href={brandPath} className="label quiet-link -my-3 inline-flex min-h-11 items-center text-stone">
        {piece.brand.name}
      </a>
      <h1 className={`display mt-1 ${size}`}>{piece.model_name}</h1>
      {piece.reference && <CopyReference reference={piece.reference} />}
      <Facts product={product} />
      <ProductPrice product={product} />
      <Availability {...availability} />
      <div className="mt-6">
        <ProductActions product={product} actions={actions} ref={buttonsRef} />
      </div>
      <p className="mt-4 flex gap-3 border-t border-hairline pt-4 text-13 text-stone">
        <BadgeCheck aria-hidden="true" size={20} className="shrink-0 text-ink" />
        <span>
          {piece.workshop_name ? t('product.checkedBy', { workshop: piece.workshop_name }) : t('product.checked')}.{' '}
          <a href={paths.authenticity} className={`no-print text-ink ${textLink}`}>
            {t('product.howChecked')}
          </a>
        </span>
      </p>
    </div>
  )
}

function Facts({ product }: { product: Product }) {
  const { t } = useI18n()
  const { kind, piece } = product
  const facts = [
    piece.production_year ? t('product.year', { year: piece.production_year }) : null,
    piece.full_set ? t('product.fullSet') : null,
    kind === 'watch' && piece.is_limited_edition ? t('product.limited') : null,
  ].filter(Boolean)
  if (!facts.length) return null
  return <p className="figures mt-1 text-13 text-stone">{facts.join(' · ')}</p>
}
