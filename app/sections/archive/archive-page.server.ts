import { paths } from '#app/client/paths.ts'
import { listSold } from '#app/client/sold.ts'
import { archiveTexts } from '#app/i18n/archive-texts.server.ts'
import type { ArchiveView } from '#app/sections/archive/archive-view.ts'
import { saleText } from '#app/sections/archive/sale-text.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { absolute, breadcrumbList, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import { limits } from '#contract/limits.ts'
import { formatQuery } from '#contract/rules/format-query.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { type SoldPiece, type SoldPieces, soldPageSize } from '#contract/sold.ts'

type Asked = { search?: string; brand_id?: number; page: number }

/** Returns data and metadata of the archive of sold pieces; null if the archive is closed or empty. */
export async function archivePage(page: PageContext, url: URL) {
  const asked = readAsked(url.searchParams)
  const found = await listSold(page.callApi, asked)
  if (!found.is_open || !found.brands.length) return null
  const title = page.t('header.salesHistory')
  const head = page.head({
    path: paths.salesHistory,
    // as in the catalog, a filtered list uses the canonical URL of the unfiltered list
    query: asked.page > 1 && !isNarrowed(asked) ? `page=${asked.page}` : '',
    title,
    description: archiveTexts[page.language].description,
    structuredData: [breadcrumbList(page.site, [{ label: title, to: paths.salesHistory }]), itemList(page, found.results)],
  })
  return { view: viewOf(page, asked, found), head }
}

function readAsked(params: URLSearchParams): Asked {
  const whole = (name: string, max: number) => {
    const value = Number(params.get(name))
    return Number.isInteger(value) && value >= 1 && value <= max ? value : undefined
  }
  const search = params
    .get('search')
    ?.replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, limits.searchMaxChars)
  const brand = whole('brand_id', 999_999_999)
  return { ...(search ? { search } : {}), ...(brand ? { brand_id: brand } : {}), page: whole('page', limits.pageMax) ?? 1 }
}

const isNarrowed = ({ search, brand_id: brand }: Asked) => Boolean(search ?? brand)

function viewOf({ language, t }: PageContext, asked: Asked, { count, results, brands }: SoldPieces): ArchiveView {
  const texts = archiveTexts[language]
  const pages = Math.max(1, Math.ceil(count / soldPageSize))
  const pathOf = (page: number) => {
    const query = String(formatQuery({ ...asked, page }))
    return query ? `${paths.salesHistory}?${query}` : paths.salesHistory
  }
  const hasPrices = results.some((piece) => piece.price_usd ?? piece.price_from_usd ?? piece.price_to_usd)
  return {
    title: t('header.salesHistory'),
    lead: hasPrices ? texts.leadWithPrices : texts.lead,
    form: {
      search: { label: texts.search, value: asked.search ?? '' },
      brand: {
        label: texts.brand,
        value: asked.brand_id ? String(asked.brand_id) : '',
        options: [
          { value: '', label: texts.allBrands },
          ...brands.map(({ id, name, count: pieces }) => ({ value: String(id), label: `${name} · ${pieces}` })),
        ],
      },
      submit: texts.submit,
      reset: isNarrowed(asked) ? texts.reset : null,
    },
    found: texts.found(count),
    empty: results.length ? null : { title: texts.nothing, text: texts.nothingText, reset: texts.reset },
    pieces: results.map((piece) => cardOf(piece, language)),
    paging:
      pages < 2
        ? null
        : {
            label: texts.pages,
            page: texts.page(Math.min(asked.page, pages), pages),
            previous: asked.page > 1 ? { label: texts.previous, path: pathOf(Math.min(asked.page - 1, pages)) } : null,
            next: asked.page < pages ? { label: texts.next, path: pathOf(asked.page + 1) } : null,
          },
  }
}

function cardOf(piece: SoldPiece, language: PageContext['language']): ArchiveView['pieces'][number] {
  const year = piece.production_year === null ? null : archiveTexts[language].year(piece.production_year)
  return {
    id: piece.id,
    kind: piece.kind,
    path: piecePath(piece.kind, piece.id),
    brand: piece.brand.name,
    model: piece.model_name,
    photo: piece.photo,
    facts: [piece.reference, year].flatMap((fact) => fact ?? []),
    condition: piece.condition_name,
    ...saleText(language, piece),
  }
}

/** Structured data of the list. Contains only names and URLs, because sold pieces have no offers. */
function itemList({ site }: PageContext, pieces: readonly SoldPiece[]): StructuredData {
  const itemListElement = pieces.map((piece, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: `${piece.brand.name} ${piece.model_name}`,
    url: absolute(site, piecePath(piece.kind, piece.id)),
  }))
  return { '@type': 'ItemList', itemListElement }
}
