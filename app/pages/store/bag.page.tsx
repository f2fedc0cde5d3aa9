import type { Route } from './+types/bag.page.ts'
import { getBag } from '#app/client/catalog.ts'
import { idOf, orNotFound } from '#app/client/not-found.ts'
import { ProductFailed } from '#app/sections/product/product-failed.tsx'
import { ProductPage } from '#app/sections/product/product-page.tsx'
import { productPage } from '#app/sections/product/product-page.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const piece = await orNotFound(getBag(page.callApi, idOf(params.id)))
  return productPage(page, { kind: 'bag', piece })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BagPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailed error={error} />
}
