import { CatalogQuery } from '#contract/catalog-query.ts'
import type { Language } from '#contract/language.ts'

/** The query parameters that pages read. Other parameters, such as trackers, affect neither the page nor its cache key. */
const pageParameters = new Set<string>([
  ...Object.keys(CatalogQuery.shape),
  'size',
  'q',
  'mode',
  'letter',
  'sent',
  'preview',
  'piece',
  'office',
  'buy',
  'country',
])

export function pageCacheKey(language: Language, canonicalOrigin: string, path: string): string {
  return `page ${language} ${canonicalOrigin} ${path}`
}

/** Returns the path with the parameters that determine the page. Sorts them, so that all URLs of a page have the same cache key. */
export function normalizePagePath(path: string, query: URLSearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of query) if (pageParameters.has(name) && value !== '') params.append(name, value)
  params.sort()
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
