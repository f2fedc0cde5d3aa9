import { data } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { listRelated } from '#app/client/related.ts'
import { availabilityTexts } from '#app/i18n/availability-texts.server.ts'
import { formatPrice } from '#app/i18n/format.ts'
import { similarSold } from '#app/sections/archive/similar-sold.server.ts'
import { availabilityText } from '#app/sections/product/availability.server.ts'
import { convertedPrice } from '#app/sections/product/converted-price.server.ts'
import { photoOffer } from '#app/sections/product/photo-offer.server.ts'
import { pieceContact } from '#app/sections/product/piece-contact.server.ts'
import { pieceReportsView } from '#app/sections/product/piece-reports.server.ts'
import type { GonePiece } from '#app/sections/product/product-error.tsx'
import { type Product, productCondition, productName } from '#app/sections/product/product.ts'
import { reportRequest } from '#app/sections/product/report-request.server.ts'
import { sizeDrawing } from '#app/sections/product/size-drawing.server.ts'
import { transferView } from '#app/sections/product/transfer.server.ts'
import { certificationOf } from '#app/sections/seo/certification.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, product as productEntity, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const modes = { watch: 'watches', jewelry: 'jewelry', bag: 'bags' } as const satisfies Record<Kind, CatalogMode>
const descriptionMax = 200

export async function productPage(page: PageContext, product: Product) {
  const { kind, piece } = product
  const mode = modes[kind]
  const name = productName(product)
  const path = piecePath(kind, piece.id)
  const brandPath = paths.brand(piece.brand.name)
  const crumbs = [
    { label: page.t(`catalog.${mode}.title`), to: paths.list(mode) },
    { label: piece.brand.name, to: brandPath },
  ]
  // no field says whether a piece is new, only the name of its condition
  const isNew = productCondition(product).condition === page.t('product.newCondition')
  const head = page.head({
    path,
    title: [name, piece.reference].filter(Boolean).join(' '),
    description: describe(page, product),
    image: piece.photos[0]?.image_url,
    type: 'product',
    structuredData: [
      breadcrumbList(page.site, [...crumbs, { label: name, to: path }]),
      {
        ...productEntity(page.site, kind, { ...piece, isNew }),
        ...buildCertification(page, piece.certificate?.number),
      },
    ],
  })
  const availability = availabilityText(product, page.language)
  return {
    product: withoutReports(product),
    reports: pieceReportsView(product, page.language),
    reportRequest: reportRequest(product, page.language),
    transfer: transferView(page, product),
    contact: await pieceContact(page, product),
    sizeDrawing: sizeDrawing(product, page.language),
    similarSold: await similarSold(page.callApi, page.language, piece.id),
    availability,
    photoOffer: photoOffer(page, piece),
    convertedPrice: convertedPrice(page, product),
    crumbs,
    brandPath,
    url: page.site.canonicalOrigin + path,
    related: await listRelated(page.callApi, kind, piece),
    head,
  }
}

/**
 * Awaits a call for a piece. Responds with the shop's 404 page for a missing piece, and with a 410 page that shows other pieces of the
 * brand for a withdrawn piece.
 */
export async function pieceOrGone<T>(page: PageContext, kind: Kind, call: Promise<T>): Promise<T> {
  try {
    return await orNotFound(call)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 410)) throw error
    const { withdrawn, withdrawnText } = availabilityTexts[page.language]
    const current = goneOf(error.body)
    const brandPath = paths.brand(current.brand.name)
    const gone: GonePiece = {
      title: withdrawn,
      text: withdrawnText,
      kind,
      current,
      brandPath,
      related: await listRelated(page.callApi, kind, current),
    }
    throw data(gone, { status: 410 })
  }
}

function goneOf(body: unknown): GonePiece['current'] {
  return (body as { piece: GonePiece['current'] }).piece
}

function buildCertification({ site, language }: PageContext, number: string | undefined): { hasCertification?: StructuredData } {
  return number ? { hasCertification: certificationOf(site, language, number) } : {}
}

/** Removes the reports and the sale from a piece, because the page already contains them as texts. */
function withoutReports<T extends Product>({ kind, piece }: T): T {
  const {
    condition_report: _report,
    timing: _timing,
    service_history: _history,
    certificate: _certificate,
    live_photos: _live,
    sale: _sale,
    ...rest
  } = piece
  return { kind, piece: rest } as T
}

function describe({ t, language }: PageContext, product: Product): string {
  const { piece } = product
  const facts = [
    piece.production_year ? t('product.year', { year: piece.production_year }) : null,
    formatPrice(language, piece) ?? (piece.status === 'sold' ? null : t('product.priceOnRequest')),
    productCondition(product).condition,
    piece.availability_city_name,
  ]
  const text = `${productName(product)}: ${facts.filter(Boolean).join(', ')}. ${piece.description}`
  return text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax).replace(/[\s,.;:—-]+\S*$/, '')}…`
}
