import { paths } from '#app/client/paths.ts'
import { listRelated } from '#app/client/related.ts'
import { formatPrice } from '#app/i18n/format.ts'
import { type Product, productCondition, productName } from '#app/sections/product/product.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, product as productThing } from '#app/sections/seo/structured-data.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const modes = { watch: 'watches', jewelry: 'jewelry', bag: 'bags' } as const satisfies Record<Kind, CatalogMode>
const descriptionMax = 200

/** All that the page of a piece shows and says about itself (SEO-01 … SEO-03, PDP-04). */
export async function productPage(page: PageContext, product: Product) {
  const { kind, piece } = product
  const mode = modes[kind]
  const name = productName(product)
  const path = piecePath(kind, piece.id)
  const brandPath = paths.list(mode, { brand_ids: [piece.brand.id] })
  const crumbs = [
    { label: page.t(`catalog.${mode}.title`), to: paths.list(mode) },
    { label: piece.brand.name, to: brandPath },
  ]
  const head = page.head({
    path,
    title: [name, piece.reference].filter(Boolean).join(' '),
    description: describe(page, product),
    image: piece.photos[0]?.image_url,
    type: 'product',
    things: [breadcrumbList(page.site, [...crumbs, { label: name, to: path }]), productThing(page.site, kind, piece)],
  })
  return { product, crumbs, brandPath, url: page.site.canonicalOrigin + path, related: await listRelated(page.callApi, kind, piece), head }
}

/** The piece in two lines: name, year, price, condition, city, then what its text begins with. */
function describe({ t, language }: PageContext, product: Product): string {
  const { piece } = product
  const facts = [
    piece.production_year ? t('product.year', { year: piece.production_year }) : null,
    formatPrice(language, piece) ?? t('product.priceOnRequest'),
    productCondition(product).condition,
    piece.availability_city_name,
  ]
  const text = `${productName(product)}: ${facts.filter(Boolean).join(', ')}. ${piece.description}`
  return text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax).replace(/[\s,.;:—-]+\S*$/, '')}…`
}
