import { paths } from '#app/client/paths.ts'
import { archivePage } from '#app/sections/archive/archive-page.server.ts'
import { Archive } from '#app/sections/archive/archive.tsx'
import { ComingSoon } from '#app/sections/coming-soon.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/sales-history.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const archive = await archivePage(page, new URL(request.url))
  if (archive) return { archive: archive.view, soon: null, head: archive.head }
  const title = page.t('soon.pages.salesHistory')
  const text = page.t('soon.salesHistoryText')
  return { archive: null, soon: { title, text }, head: page.head({ path: paths.salesHistory, title, description: text }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** If the archive is empty or the owner has closed it, shows a notice with a link to the catalog. */
export default function SalesHistoryPage({ loaderData: { archive, soon } }: Route.ComponentProps) {
  return archive ? <Archive {...archive} /> : soon && <ComingSoon {...soon} />
}
