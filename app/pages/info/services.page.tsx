import { ContactForm } from '#app/features/enquiry/contact-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ServicePage } from '#app/sections/info/service-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/services.page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return articlePage(pageContext(context), { request, name: 'services', kind: 'services', image: 'workbench' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ServicesPage({ loaderData: { article, crumbs, image } }: Route.ComponentProps) {
  useMessages('enquiry')
  const { t } = useI18n()
  return (
    <ServicePage article={article} crumbs={crumbs} image={image}>
      <AnchoredSection id="ask" title={t('enquiry.services.title')}>
        <ContactForm variant="services" />
      </AnchoredSection>
    </ServicePage>
  )
}
