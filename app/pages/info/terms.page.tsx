import { paths } from '#app/client/paths.ts'
import { terms } from '#app/pages/info/texts/terms.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { PolicyPage } from '#app/sections/info/policy-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/terms.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return articlePage(pageContext(context), { path: paths.terms, texts: terms })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function TermsPage({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  return <PolicyPage article={article} crumbs={crumbs} />
}
