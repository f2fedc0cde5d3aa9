import type { CatalogQuery } from '#contract/catalog-query.ts'
import { limits } from '#contract/limits.ts'
import { formatQuery } from '#contract/rules/format-query.ts'

/** Formats a view as query parameters. Sorts them and omits defaults, so that equal views have equal URLs. */
export function formatCatalogParams(view: Partial<CatalogQuery>): URLSearchParams {
  const { page_size: pageSize, ...rest } = view
  return formatQuery(pageSize === limits.pageSizeDefault ? rest : view)
}
