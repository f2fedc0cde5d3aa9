import { data } from 'react-router'
import { getBuybackPage } from '#app/client/buyback-page.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { buybackPage } from '#app/sections/buyback/buyback-page.server.ts'
import { BuybackPage } from '#app/sections/buyback/buyback-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/buyback.page.ts'

/** Anyone with the link can open the page. The response is not cached, and other sites get no referrer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const buyback = await orNotFound(getBuybackPage(page.callApi, params.token))
  return data(buybackPage(page, params.token, buyback), { headers: { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BuybackRoute({ loaderData }: Route.ComponentProps) {
  return <BuybackPage {...loaderData.view} />
}
