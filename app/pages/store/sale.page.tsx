import { unpackLoaderData } from '#app/client/loader-data.ts'
import { CatalogScreen } from '#app/sections/catalog/catalog-screen.tsx'
import { loadCatalog } from '#app/sections/catalog/load-catalog.server.ts'
import { loadWithNetworkFallback } from '#app/sections/catalog/load-with-network-fallback.ts'
import { SaleSections } from '#app/sections/catalog/sale-sections.tsx'
import type { Route } from './+types/sale.page.ts'

export const loader = (args: Route.LoaderArgs) => loadCatalog('sale', args)

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) => loadWithNetworkFallback(serverLoader, request)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? unpackLoaderData(loaderData).head : [])

export default function SalePage({ loaderData }: Route.ComponentProps) {
  const shown = unpackLoaderData(loaderData)
  return <CatalogScreen path="sale" shown={shown} below={shown.sections && <SaleSections sections={shown.sections} />} />
}
