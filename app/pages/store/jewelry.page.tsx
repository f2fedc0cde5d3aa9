import type { Route } from './+types/jewelry.page.ts'
import { getJewelry } from '#app/client/catalog.ts'
import { idOf, orNotFound } from '#app/client/not-found.ts'
import { ProductFailed } from '#app/sections/product/product-failed.tsx'
import { ProductPage } from '#app/sections/product/product-page.tsx'
import { productPage } from '#app/sections/product/product-page.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const piece = await orNotFound(getJewelry(page.callApi, idOf(params.id)))
  return productPage(page, { kind: 'jewelry', piece })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function JewelryPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailed error={error} />
}
