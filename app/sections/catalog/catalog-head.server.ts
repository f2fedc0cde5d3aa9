import type { MetaDescriptor } from 'react-router'
import { paths } from '#app/client/paths.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import { getChosenFilters } from '#contract/rules/chosen-filters.ts'

/**
 * A page of a plain list is a page of its own; a filtered or searched one is a view of the list, and what people
 * search for is nothing to index (SEO-01).
 */
export function catalogHead({ head, t }: PageContext, { mode, view }: CatalogState): MetaDescriptor[] {
  const isView = Boolean(view.search) || getChosenFilters(view).length > 0
  const query = view.page > 1 && !isView ? `page=${view.page}` : ''
  const name = view.search ? t('catalog.search.title', { query: view.search }) : t(`catalog.${mode}.title`)
  const title = view.page > 1 ? `${name} — ${t('catalog.pages.page', { page: view.page }).toLowerCase()}` : name
  const shown = head({ path: paths.list(mode), query, title, description: t(`catalog.${mode}.description`) })
  return view.search ? [...shown, { name: 'robots', content: 'noindex, follow' }] : shown
}
