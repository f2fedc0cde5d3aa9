import type { Ref } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Assurances } from '#app/sections/product/assurances.tsx'
import { Availability, type AvailabilityText } from '#app/sections/product/availability.tsx'
import { CopyReference } from '#app/sections/product/copy-reference.tsx'
import type { PieceContactView } from '#app/sections/product/piece-contact.tsx'
import type { PieceReportsView } from '#app/sections/product/piece-reports.tsx'
import { ProductActions } from '#app/sections/product/product-actions.tsx'
import { type ConvertedPrice, ProductPrice } from '#app/sections/product/product-price.tsx'
import { type Product, productCondition } from '#app/sections/product/product.ts'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'
import type { TransferView } from '#app/sections/product/viewing-line.tsx'
import { FactLine } from '#app/ui/fact-line.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'

type Props = {
  product: Product
  availability: AvailabilityText
  photoOffer: string | null
  convertedPrice: ConvertedPrice | null
  brandPath: string
  reports: PieceReportsView | null
  transfer: TransferView | null
  contact: PieceContactView
  actions: Actions
  buttonsRef: Ref<HTMLDivElement>
}

/** Names of at least this length use smaller type, because they would fill half a screen. */
const longNameLength = 30

export function ProductFacts({ product, availability, photoOffer, brandPath, reports, transfer, actions, buttonsRef, ...props }: Props) {
  const { piece } = product
  const size = piece.model_name.length < longNameLength ? 'display text-32 xl:text-44' : 'display-small text-24 xl:text-32'
  return (
    <div className="min-w-0 px-5 pt-3 md:px-10 md:pt-8 md:max-wide:grid md:max-wide:grid-cols-2 md:max-wide:gap-x-10 wide:sticky wide:top-28 wide:row-span-2 wide:self-start wide:p-0 print:p-0">
      <div>
        <a href={brandPath} className="label quiet-link -my-3 inline-flex min-h-11 items-center text-stone">
          {piece.brand.name}
        </a>
        <h1 className={`mt-1 ${size}`}>
          <NoWrap text={piece.model_name} />
        </h1>
        {piece.reference && <CopyReference reference={piece.reference} />}
        <ProductFactList product={product} />
        <ProductPrice product={product} converted={props.convertedPrice} />
        <Availability {...((actions.isForSale && availability.forHolder) || availability)} />
      </div>
      <div className="mt-4 md:mt-5 md:max-wide:mt-1 md:max-wide:self-end">
        <ProductActions product={product} actions={actions} bell={availability.bell} photoOffer={photoOffer} ref={buttonsRef} />
      </div>
      <Assurances product={product} reports={reports} transfer={transfer} contact={props.contact} actions={actions} />
    </div>
  )
}

function ProductFactList({ product }: { product: Product }) {
  const { t } = useI18n()
  const { kind, piece } = product
  const facts = [
    piece.production_year ? t('product.year', { year: piece.production_year }) : null,
    productCondition(product).condition,
    piece.full_set ? t('product.fullSet') : t('product.partSet'),
    kind === 'watch' && piece.is_limited_edition ? t('product.limited') : null,
  ].filter(Boolean)
  return (
    <p className="fact-line mt-1 text-13">
      <FactLine facts={facts} />
    </p>
  )
}
