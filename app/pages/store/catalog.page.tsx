import type { Route } from './+types/catalog.page.ts'
import { listWatches } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ListHeading } from '#app/sections/list-heading.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { readCatalogAddress } from '#contract/rules/catalog-address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { callApi, t, head } = pageContext(context)
  const view = readCatalogAddress(new URL(request.url).searchParams)
  const list = await listWatches(callApi, view)
  const query = view.page > 1 ? `page=${view.page}` : ''
  const title = t('catalog.watches.title')
  return { list, head: head({ path: paths.catalog(), query, title, description: t('catalog.watches.description') }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function CatalogPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap py-12 md:py-20">
      <ListHeading
        title={t('catalog.watches.title')}
        count={t('catalog.found', { count: list.count })}
        description={t('catalog.watches.description')}
      />
      {list.results.length ? <ProductGrid kind="watch" pieces={list.results} /> : <Notice title={t('common.noItems')} />}
    </div>
  )
}
