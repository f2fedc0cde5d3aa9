import type { MetaDescriptor } from 'react-router'
import { paths } from '#app/client/paths.ts'
import type { Site } from '#app/client/services.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { absolute, breadcrumbList, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import { company } from '#contract/company.ts'
import { type CatalogState, chosenFiltersOf } from '#contract/rules/catalog-state.ts'

/**
 * A page of a plain list is a page of its own; a filtered or searched one is a view of the list, and what people
 * search for is nothing to index.
 */
export function catalogHead({ head, t, site }: PageContext, catalogState: CatalogState, brand?: string): MetaDescriptor[] {
  const { mode, view } = catalogState
  const isView = Boolean(view.search) || chosenFiltersOf(catalogState).length > 0
  const query = view.page > 1 && !isView ? `page=${view.page}` : ''
  const name = view.search ? t('catalog.search.title', { query: view.search }) : t(`catalog.${mode}.title`, { brand: brand ?? '' })
  const title = view.page > 1 ? `${name} — ${t('catalog.pages.page', { page: view.page }).toLowerCase()}` : name
  const path = paths.list(mode, mode === 'brand' ? { brand: view.brand } : {})
  const structuredData = brand === undefined ? [] : brandData(site, brand, path)
  const shown = head({ path, query, title, description: t(`catalog.${mode}.description`, { brand: brand ?? '' }), structuredData })
  return view.search ? [...shown, { name: 'robots', content: 'noindex, follow' }] : shown
}

/** A page about the brand, and its place in the shop. */
function brandData(site: Site, name: string, path: string): StructuredData[] {
  const url = absolute(site, path)
  return [
    { '@type': 'CollectionPage', '@id': `${url}#page`, url, name, about: { '@type': 'Brand', name } },
    breadcrumbList(site, [
      { label: company.name, to: paths.home },
      { label: name, to: path },
    ]),
  ]
}
