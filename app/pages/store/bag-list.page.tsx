import { unpackLoaderData } from '#app/client/loader-data.ts'
import { CatalogScreen } from '#app/sections/catalog/catalog-screen.tsx'
import { loadCatalog } from '#app/sections/catalog/load-catalog.server.ts'
import { loadWithNetworkFallback } from '#app/sections/catalog/load-with-network-fallback.ts'
import type { Route } from './+types/bag-list.page.ts'

export const loader = (args: Route.LoaderArgs) => loadCatalog('bags', args)

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) => loadWithNetworkFallback(serverLoader, request)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? unpackLoaderData(loaderData).head : [])

export default function BagListPage({ loaderData }: Route.ComponentProps) {
  return <CatalogScreen path="bags" shown={unpackLoaderData(loaderData)} />
}
