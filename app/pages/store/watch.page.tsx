import type { Route } from './+types/watch.page.ts'
import { getWatch } from '#app/client/catalog.ts'
import { idOf, orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { PieceSummary } from '#app/sections/piece-summary.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, product } from '#app/sections/seo/structured-data.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { callApi, site, t, head } = pageContext(context)
  const watch = await orNotFound(getWatch(callApi, idOf(params.id)))
  const title = `${watch.brand.name} ${watch.model_name}`
  const path = paths.watch(watch.id)
  const crumbs = [{ label: t('catalog.watches.title'), to: paths.catalog() }]
  const things = [breadcrumbList(site, [...crumbs, { label: title, to: path }]), product(site, 'watch', watch)]
  const image = watch.photos[0]?.image_url
  return { watch, crumbs, head: head({ path, title, description: watch.description || title, image, type: 'product', things }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function WatchPage({ loaderData: { watch, crumbs } }: Route.ComponentProps) {
  return <PieceSummary kind="watch" piece={watch} crumbs={crumbs} />
}
