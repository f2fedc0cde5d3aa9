import { policyPage } from '#app/sections/info/policy-page.server.ts'
import { PolicyPage } from '#app/sections/info/policy-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/terms.page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return policyPage(pageContext(context), request, 'terms')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />
}
