import { policyVersionPage } from '#app/sections/info/policy-page.server.ts'
import { PolicyPage } from '#app/sections/info/policy-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/terms-version.page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return policyVersionPage(pageContext(context), 'terms', params.version)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function TermsVersionPage({ loaderData: { article, crumbs, notice } }: Route.ComponentProps) {
  return <PolicyPage article={article} crumbs={crumbs} notice={notice} />
}
