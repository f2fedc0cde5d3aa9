import { data } from 'react-router'
import { getLinkedVisit } from '#app/client/linked-visit.ts'
import { notFound, orNotFound } from '#app/client/not-found.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { visitPage } from '#app/sections/visit/visit-page.server.ts'
import { VisitPage } from '#app/sections/visit/visit-page.tsx'
import type { Route } from './+types/visit.page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  if (!/^\d{1,9}-[\w-]{43}$/.test(params.token)) return notFound()
  const visit = await orNotFound(getLinkedVisit(page.callApi, params.token))
  return data(visitPage(page, visit, params.token), { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  return <VisitPage {...loaderData.view} />
}
