import type { MetaDescriptor } from 'react-router'
import { paths } from '#app/client/paths.ts'
import type { Site } from '#app/client/services.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { absolute, breadcrumbList, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import { type CatalogState, chosenFiltersOf } from '#contract/rules/catalog-state.ts'

type HeadBrand = { name: string; text: string; is_hidden: boolean }

/**
 * Returns the metadata of a list. Each page of an unfiltered list is its own canonical URL; the canonical URL of a filtered list is the
 * unfiltered list. Searches and hidden brands are not indexed.
 */
export function catalogHead({ head, t, site, company }: PageContext, catalogState: CatalogState, brand?: HeadBrand): MetaDescriptor[] {
  const { mode, view } = catalogState
  const isView = Boolean(view.search) || chosenFiltersOf(catalogState).length > 0
  const query = view.page > 1 && !isView ? `page=${view.page}` : ''
  const name = view.search ? t('catalog.search.title', { query: view.search }) : t(`catalog.${mode}.title`, { brand: brand?.name ?? '' })
  const title = view.page > 1 ? `${name} — ${t('catalog.pages.page', { page: view.page }).toLowerCase()}` : name
  const path = paths.list(mode, mode === 'brand' ? { brand: view.brand } : {})
  const structuredData =
    brand === undefined
      ? []
      : brandData(site, company.name, { name: brand.name, path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path })
  const description = brand?.text.split('\n')[0] || t(`catalog.${mode}.description`, { brand: brand?.name ?? '' })
  const shown = head({ path, query, title, description, structuredData })
  return view.search || brand?.is_hidden ? [...shown, { name: 'robots', content: 'noindex, follow' }] : shown
}

function brandData(site: Site, shop: string, { name, path }: { name: string; path: string }): StructuredData[] {
  const url = absolute(site, path)
  return [
    { '@type': 'CollectionPage', '@id': `${url}#page`, url, name, about: { '@type': 'Brand', name } },
    breadcrumbList(site, [
      { label: shop, to: paths.home },
      { label: name, to: path },
    ]),
  ]
}
