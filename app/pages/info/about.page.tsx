import { data } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { editorialImage } from '#app/sections/editorial-images/editorial-image.server.ts'
import { EditorialPicture } from '#app/sections/editorial-images/editorial-picture.tsx'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ArticleParts, AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ContactLines } from '#app/sections/info/contact-lines.tsx'
import { Contents } from '#app/sections/info/contents.tsx'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { loadReviews } from '#app/sections/info/load-reviews.server.ts'
import { Offices } from '#app/sections/info/offices.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import { Reviews } from '#app/sections/info/reviews.tsx'
import { localBusinesses } from '#app/sections/seo/company-structured-data.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/about.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const parcel = editorialImage('parcel', page.language)
  const reviews = await loadReviews(page)
  const shown = {
    ...(await articlePage(page, { request, name: 'about', image: 'cloth', structuredData: localBusinesses(page) })),
    parcel,
    reviews: reviews ?? [],
  }
  return data(shown, reviews ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const mapZoom = 16

export default function AboutPage({ loaderData: { article, crumbs, image, parcel, reviews } }: Route.ComponentProps) {
  const { t } = useI18n()
  const hasReviews = reviews.length > 0
  const parts = [
    ...article.parts,
    ...(hasReviews ? [{ id: 'customer-reviews', title: t('info.reviews') }] : []),
    { id: 'addresses', title: t('info.offices') },
    { id: 'contacts', title: t('info.contacts') },
  ]
  return (
    <div className="wrap pt-8 md:pt-10">
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} image={image} />
      <InfoLayout isAsideFirst aside={<Contents parts={parts} />}>
        <ArticleParts parts={article.parts} />
        {hasReviews && (
          <AnchoredSection id="customer-reviews" title={t('info.reviews')}>
            <Reviews reviews={reviews} />
          </AnchoredSection>
        )}
        <div className="no-print mt-14 md:mt-20">
          <EditorialPicture image={parcel} sizes="(min-width: 1440px) 870px, (min-width: 1024px) 65vw, 100vw" />
        </div>
        <AnchoredSection id="addresses" title={t('info.offices')}>
          <Offices zoom={mapZoom} />
        </AnchoredSection>
        <AnchoredSection id="contacts" title={t('info.contacts')}>
          <ContactLines />
        </AnchoredSection>
      </InfoLayout>
    </div>
  )
}
