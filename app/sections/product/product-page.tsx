import { useRef } from 'react'
import type { Related } from '#app/client/related.ts'
import { ProductGallery } from '#app/features/product-gallery/product-gallery.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { SimilarSoldView } from '#app/sections/archive/archive-view.ts'
import type { AvailabilityText } from '#app/sections/product/availability.tsx'
import { BuyBar } from '#app/sections/product/buy-bar.tsx'
import type { PieceContactView } from '#app/sections/product/piece-contact.tsx'
import type { PieceReportsView } from '#app/sections/product/piece-reports.tsx'
import { ProductDetails } from '#app/sections/product/product-details.tsx'
import { ProductFacts } from '#app/sections/product/product-facts.tsx'
import type { ConvertedPrice } from '#app/sections/product/product-price.tsx'
import { type Product, productName, recentPiece } from '#app/sections/product/product.ts'
import { RelatedPieces } from '#app/sections/product/related-pieces.tsx'
import type { ReportRequestView } from '#app/sections/product/report-request.tsx'
import type { SizeDrawingView } from '#app/sections/product/size-drawing.tsx'
import { useProductActions } from '#app/sections/product/use-product-actions.tsx'
import type { TransferView } from '#app/sections/product/viewing-line.tsx'
import { RecentlyViewed } from '#app/sections/recently-viewed/recently-viewed.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

export type ProductPageData = {
  product: Product
  availability: AvailabilityText
  /** Text that offers photographs of this very piece; null if the page already shows such photographs. */
  photoOffer: string | null
  convertedPrice: ConvertedPrice | null
  crumbs: Crumb[]
  brandPath: string
  url: string
  related: Related
  reports: PieceReportsView | null
  reportRequest: ReportRequestView | null
  sizeDrawing: SizeDrawingView | null
  similarSold: SimilarSoldView | null
  transfer: TransferView | null
  contact: PieceContactView
}

export function ProductPage(data: ProductPageData) {
  // a new key for each piece resets choices, typed text and scroll positions
  return <Page key={`${data.product.kind} ${data.product.piece.id}`} {...data} />
}

function Page(data: ProductPageData) {
  const { product, crumbs, brandPath, url, related, reports } = data
  const { t } = useI18n()
  const { kind, piece } = product
  const name = productName(product)
  const similarPath = related.pieces.length ? '#related' : (crumbs[0]?.to ?? brandPath)
  const { actions, dialog } = useProductActions(product, similarPath)
  const buttons = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  return (
    <>
      <Wordmark className="mb-8 hidden h-5 print:block" />
      {/* on small screens, the breadcrumbs do not repeat the piece's name */}
      <div className="wrap no-print py-2.5 md:py-6 max-md:[&_[aria-current]]:hidden max-md:[&_li:nth-last-child(2)>span]:hidden">
        <Breadcrumbs label={t('common.breadcrumbs')} crumbs={crumbs} here={piece.model_name} />
      </div>
      <article className="grid wide:wrap wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] wide:gap-x-10 lg:gap-x-16 xl:gap-x-20 print:grid-cols-[240px_1fr] print:gap-x-8 print:px-0">
        <div className="min-w-0">
          <ProductGallery kind={kind} name={name} photos={piece.photos} />
        </div>
        <ProductFacts
          product={product}
          availability={data.availability}
          photoOffer={data.photoOffer}
          convertedPrice={data.convertedPrice}
          brandPath={brandPath}
          reports={reports}
          transfer={data.transfer}
          contact={data.contact}
          actions={actions}
          buttonsRef={buttons}
        />
        <ProductDetails
          product={product}
          url={url}
          reports={reports}
          reportRequest={data.reportRequest}
          sizeDrawing={data.sizeDrawing}
          similarSold={data.similarSold}
          actions={actions}
        />
      </article>
      <RelatedPieces kind={kind} current={piece} brandPath={brandPath} related={related} />
      <RecentlyViewed current={recentPiece(product)} className="mt-16 md:mt-28" />
      <div ref={end} />
      <BuyBar product={product} actions={actions} buttons={buttons} until={end} />
      {dialog}
    </>
  )
}
