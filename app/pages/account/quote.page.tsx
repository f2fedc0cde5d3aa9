import { data } from 'react-router'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { getQuote } from '#app/client/quote.ts'
import { plainOrder } from '#app/sections/quote/plain-order.server.ts'
import { QuoteScreen } from '#app/sections/quote/quote-screen.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/quote.page.ts'

/** The response is not cached, and its referrer policy hides the URL, which contains a secret, from other sites. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { callApi, now, t, head } = pageContext(context)
  const quote = await orNotFound(getQuote(callApi, params.token))
  const page = {
    quote,
    now,
    order: await plainOrder(callApi, new URL(request.url).searchParams),
    head: head({ path: paths.quote(params.token), title: t('quote.title'), description: t('quote.description'), isPrivate: true }),
  }
  // with `no-referrer`, forms would send no origin, and the server would refuse them
  return data(page, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function QuotePage({ loaderData, params }: Route.ComponentProps) {
  return <QuoteScreen token={params.token} quote={loaderData.quote} loadedAt={loaderData.now} order={loaderData.order} />
}
