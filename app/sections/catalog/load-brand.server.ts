import { redirect, type RouterContextProvider } from 'react-router'
import { getBrand } from '#app/client/catalog.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { loadCatalog } from '#app/sections/catalog/load-catalog.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { brandSlug } from '#contract/rules/brand-name.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Loads a brand's page, which lists pieces of all kinds. Redirects other spellings of the name to the brand's path. Responds with a 404 for
 * an unknown brand.
 */
export async function loadBrand(slug: string, args: Args) {
  const { callApi } = pageContext(args.context)
  const brand = await orNotFound(getBrand(callApi, slug))
  if (brandSlug(brand.name) !== slug) throw redirect(paths.brand(brand.name) + new URL(args.request.url).search, 301)
  return loadCatalog('brand', args, { ...brand, slug })
}
