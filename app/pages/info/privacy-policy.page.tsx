import { paths } from '#app/client/paths.ts'
import { privacyPolicy } from '#app/pages/info/texts/privacy-policy.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { PolicyPage } from '#app/sections/info/policy-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/privacy-policy.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return articlePage(pageContext(context), { path: paths.privacyPolicy, texts: privacyPolicy })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function PrivacyPolicyPage({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  return <PolicyPage article={article} crumbs={crumbs} />
}
