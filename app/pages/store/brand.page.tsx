import { unpackLoaderData } from '#app/client/loader-data.ts'
import { CatalogScreen } from '#app/sections/catalog/catalog-screen.tsx'
import { loadBrand } from '#app/sections/catalog/load-brand.server.ts'
import { loadWithNetworkFallback } from '#app/sections/catalog/load-with-network-fallback.ts'
import type { Route } from './+types/brand.page.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadBrand(params.slug, args)

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) => loadWithNetworkFallback(serverLoader, request)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? unpackLoaderData(loaderData).head : [])

export default function BrandPage({ loaderData, params }: Route.ComponentProps) {
  return <CatalogScreen path="brand" brand={params.slug} shown={unpackLoaderData(loaderData)} />
}
