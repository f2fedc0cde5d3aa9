import { AppointmentForm } from '#app/features/enquiry/appointment-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ArticleParts, AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ServicePage } from '#app/sections/info/service-page.tsx'
import { localBusinesses } from '#app/sections/seo/company-structured-data.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { loadVisitPieces } from '#app/sections/visit/load-visit-pieces.server.ts'
import type { Route } from './+types/appointment.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const { searchParams } = new URL(request.url)
  const named = await loadVisitPieces(page, searchParams.getAll('piece'))
  const structuredData = localBusinesses(page)
  return {
    ...(await articlePage(page, { request, name: 'appointment', kind: 'service', image: 'tray', structuredData })),
    named,
    city: searchParams.get('office'),
    depositPercent: page.transferDepositPercent,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function AppointmentPage({ loaderData: { article, crumbs, image, named, city, depositPercent } }: Route.ComponentProps) {
  useMessages('enquiry')
  const { t } = useI18n()
  return (
    <ServicePage article={{ ...article, parts: article.parts.slice(0, 1) }} crumbs={crumbs} image={image}>
      <AnchoredSection id="book" title={t('enquiry.appointment.title')}>
        <AppointmentForm named={named} city={city} depositPercent={depositPercent} />
      </AnchoredSection>
      <ArticleParts parts={article.parts.slice(1)} />
    </ServicePage>
  )
}
