import type { Route } from './+types/jewelry.page.ts'
import { getJewelry } from '#app/client/catalog.ts'
import { idOf, orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { PieceSummary } from '#app/sections/piece-summary.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, product } from '#app/sections/seo/structured-data.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { callApi, site, t, head } = pageContext(context)
  const jewelry = await orNotFound(getJewelry(callApi, idOf(params.id)))
  const title = `${jewelry.brand.name} ${jewelry.model_name}`
  const path = paths.jewelry(jewelry.id)
  const crumbs = [{ label: t('catalog.jewelry.title'), to: paths.jewelryList() }]
  const things = [breadcrumbList(site, [...crumbs, { label: title, to: path }]), product(site, 'jewelry', jewelry)]
  const image = jewelry.photos[0]?.image_url
  return { jewelry, crumbs, head: head({ path, title, description: jewelry.description || title, image, type: 'product', things }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function JewelryPage({ loaderData: { jewelry, crumbs } }: Route.ComponentProps) {
  return <PieceSummary kind="jewelry" piece={jewelry} crumbs={crumbs} />
}
