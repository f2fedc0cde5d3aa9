import type { Language } from '#contract/language.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { publicPaths } from '#contract/rules/public-paths.ts'
import { findBrandBySlug } from '#server/domain/brands/find-brands.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'

/** Returns the path of a link, without the shop's own origin. Null if the shop has no such page. */
export function findPage(catalog: CatalogSnapshot, origins: Record<Language, string>, link: string): string | null {
  const own = Object.values(origins).find((origin) => link === origin || link.startsWith(`${origin}/`))
  const path = own === undefined ? link : link.slice(own.length) || '/'
  // reject a second slash or backslash, which would make the path a URL of another host
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, 'https://shop.invalid')) return null
  const { pathname } = new URL(path, 'https://shop.invalid')
  return exists(catalog, pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname) ? path : null
}

function exists(catalog: CatalogSnapshot, pathname: string): boolean {
  if (publicPaths.includes(pathname)) return true
  const [, brand] = /^\/brands\/([^/]+)$/.exec(pathname) ?? []
  if (brand !== undefined) return hasBrand(catalog, brand)
  const [, id] = /^\/(?:product|jewelry|bag)\/([1-9]\d{0,8})$/.exec(pathname) ?? []
  const piece = id === undefined ? undefined : findRow(catalog, Number(id))
  return piece !== undefined && piecePath(piece.kind, piece.id) === pathname
}

function hasBrand({ lists }: CatalogSnapshot, slug: string): boolean {
  try {
    findBrandBySlug(lists, decodeURIComponent(slug))
    return true
  } catch {
    return false
  }
}
