import type { Route } from './+types/bag.page.ts'
import { getBag } from '#app/client/catalog.ts'
import { idOf, orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { PieceSummary } from '#app/sections/piece-summary.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, product } from '#app/sections/seo/structured-data.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { callApi, site, t, head } = pageContext(context)
  const bag = await orNotFound(getBag(callApi, idOf(params.id)))
  const title = `${bag.brand.name} ${bag.model_name}`
  const path = paths.bag(bag.id)
  const crumbs = [{ label: t('catalog.bags.title'), to: paths.bagList() }]
  const things = [breadcrumbList(site, [...crumbs, { label: title, to: path }]), product(site, 'bag', bag)]
  const image = bag.photos[0]?.image_url
  return { bag, crumbs, head: head({ path, title, description: bag.description || title, image, type: 'product', things }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BagPage({ loaderData: { bag, crumbs } }: Route.ComponentProps) {
  return <PieceSummary kind="bag" piece={bag} crumbs={crumbs} />
}
