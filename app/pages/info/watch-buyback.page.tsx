import { listBrands } from '#app/client/catalog.ts'
import { BuybackForm } from '#app/features/enquiry/buyback-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ArticleParts, AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ServicePage } from '#app/sections/info/service-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/watch-buyback.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  // A failure is ignored, because the form needs the brands only for suggestions.
  const brands = await listBrands(page.callApi).then(
    ({ results }) => results.map(({ name }) => name),
    () => [],
  )
  return { ...(await articlePage(page, { request, name: 'watch-buyback', kind: 'service', image: 'papers' })), brands }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function WatchBuybackPage({ loaderData: { article, crumbs, image, brands } }: Route.ComponentProps) {
  useMessages('enquiry')
  const { t } = useI18n()
  return (
    <ServicePage article={{ ...article, parts: article.parts.slice(0, 1) }} crumbs={crumbs} image={image}>
      <AnchoredSection id="sell" title={t('enquiry.buyback.title')}>
        <BuybackForm brands={brands} />
      </AnchoredSection>
      <ArticleParts parts={article.parts.slice(1)} />
    </ServicePage>
  )
}
