import { paths } from '#app/client/paths.ts'
import { ComingSoon } from '#app/sections/coming-soon.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/sales-history.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  const title = t('soon.pages.salesHistory')
  const text = t('soon.salesHistoryText')
  return { title, text, head: head({ path: paths.salesHistory, title, description: text }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** A placeholder by design, with a link to the catalogue. */
export default function SalesHistoryPage({ loaderData }: Route.ComponentProps) {
  return <ComingSoon title={loaderData.title} text={loaderData.text} />
}
