import type { Route } from './+types/services.page.ts'
import { paths } from '#app/client/paths.ts'
import { services } from '#app/pages/info/texts/services.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ServicePage } from '#app/sections/info/service-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return articlePage(pageContext(context), { path: paths.services, texts: services, kind: 'services' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** What the shop does besides selling (INFO-04). */
export default function ServicesPage({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  return <ServicePage article={article} crumbs={crumbs} />
}
