import { listBrands } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import { SearchField } from '#app/features/search/search-field.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { BrandIndex } from '#app/sections/brand-index.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/menu.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { callApi, t, head } = pageContext(context)
  const { results: brands } = await listBrands(callApi)
  return { brands, head: head({ path: paths.menu, title: t('menu.title'), description: t('menu.description') }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** The menu of brands. Browsers without scripts also get the site menu and the search. */
export default function MenuPage({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap py-12 md:py-20">
      <h1 className="display text-44 md:text-60">{t('menu.title')}</h1>
      <p className="mt-4 max-w-150 text-17 text-stone">{t('menu.description')}</p>
      <div id="search" className="mt-8 max-w-120">
        <SearchField />
      </div>
      <div className="mt-8">
        <BrandIndex brands={loaderData.brands} columns="md:columns-2 lg:columns-3" />
      </div>
    </div>
  )
}
