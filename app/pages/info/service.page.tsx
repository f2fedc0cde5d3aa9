import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ServicePage } from '#app/sections/info/service-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/service.page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return articlePage(pageContext(context), { request, name: 'service', kind: 'service', image: 'movement' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function WatchServicePage({ loaderData: { article, crumbs, image } }: Route.ComponentProps) {
  return <ServicePage article={article} crumbs={crumbs} image={image} />
}
