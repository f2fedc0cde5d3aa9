import type { Route } from './+types/jewelry-list.page.ts'
import { handed } from '#app/client/handed.ts'
import { CatalogScreen } from '#app/sections/catalog/catalog-screen.tsx'
import { keepScreen } from '#app/sections/catalog/keep-screen.ts'
import { loadCatalog } from '#app/sections/catalog/load-catalog.server.ts'

export const loader = (args: Route.LoaderArgs) => loadCatalog('jewelry', args)

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) => keepScreen(serverLoader, request)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? handed(loaderData).head : [])

export default function JewelryListPage({ loaderData }: Route.ComponentProps) {
  return <CatalogScreen mode="jewelry" shown={handed(loaderData)} />
}
