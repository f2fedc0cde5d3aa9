import { paths } from '#app/client/paths.ts'
import { AppointmentForm } from '#app/features/enquiry/appointment-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { appointment } from '#app/pages/info/texts/appointment.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ArticleParts, AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ServicePage } from '#app/sections/info/service-page.tsx'
import { localBusinesses } from '#app/sections/seo/company-structured-data.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/appointment.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const structuredData = localBusinesses(page.site, page.language)
  return articlePage(page, { path: paths.appointment, texts: appointment, kind: 'service', image: 'tray', structuredData })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** When and where, the form, what to expect. */
export default function AppointmentPage({ loaderData: { article, crumbs, image } }: Route.ComponentProps) {
  useMessages('enquiry')
  const { t } = useI18n()
  return (
    <ServicePage article={{ ...article, parts: article.parts.slice(0, 1) }} crumbs={crumbs} image={image}>
      <AnchoredSection id="book" title={t('enquiry.appointment.title')}>
        <AppointmentForm />
      </AnchoredSection>
      <ArticleParts parts={article.parts.slice(1)} />
    </ServicePage>
  )
}
