import type { Route } from './+types/home.page.ts'
import { listWatches } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

const shown = 8

export async function loader({ context }: Route.LoaderArgs) {
  const { callApi, t, head } = pageContext(context)
  const { results: watches } = await listWatches(callApi, { page_size: shown, ordering: '-production_year' })
  return { watches, head: head({ path: paths.home, title: t('home.title'), description: t('home.description') }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function HomePage({ loaderData: { watches } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap">
      <section className="py-16 md:py-28">
        <h1 className="display max-w-240 text-44 md:text-60 lg:text-80">{t('home.title')}</h1>
        <p className="mt-6 max-w-130 text-17 text-stone">{t('home.description')}</p>
      </section>
      <section aria-labelledby="new-arrivals">
        <div className="mb-8 flex items-baseline justify-between gap-6">
          <h2 id="new-arrivals" className="display text-32">
            {t('home.newArrivals')}
          </h2>
          <TextLink to={paths.catalog()} className="shrink-0">
            {t('home.viewAll')}
          </TextLink>
        </div>
        {watches.length ? <ProductGrid kind="watch" pieces={watches} headingLevel="h3" /> : <Notice title={t('common.noItems')} />}
      </section>
    </div>
  )
}
