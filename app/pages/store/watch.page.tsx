import { getWatch } from '#app/client/catalog.ts'
import { idOf } from '#app/client/not-found.ts'
import { ProductError } from '#app/sections/product/product-error.tsx'
import { pieceOrGone, productPage } from '#app/sections/product/product-page.server.ts'
import { ProductPage } from '#app/sections/product/product-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/watch.page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const piece = await pieceOrGone(page, 'watch', getWatch(page.callApi, idOf(params.id)))
  return productPage(page, { kind: 'watch', piece })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function WatchPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />
}
