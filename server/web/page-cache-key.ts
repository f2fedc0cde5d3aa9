import { CatalogQuery } from '#contract/catalog-query.ts'
import type { Language } from '#contract/language.ts'

/** Parameters that pages read; others (of advertisers, of trackers) neither change a page nor its key. */
const pageParameters = new Set<string>([
  ...Object.keys(CatalogQuery.shape),
  'size',
  'q',
  'mode',
  'letter',
  'sent',
  'preview',
  'piece',
  'buy',
  'country',
])

/** Under which a page is cached. `path` is the one of `normalizePagePath`. */
export function pageCacheKey(language: Language, canonicalOrigin: string, path: string): string {
  return `page ${language} ${canonicalOrigin} ${path}`
}

/** The path with the parameters that determine the page, sorted: all URLs of one page have one key. */
export function normalizePagePath(path: string, query: URLSearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of query) if (pageParameters.has(name) && value !== '') params.append(name, value)
  params.sort()
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
