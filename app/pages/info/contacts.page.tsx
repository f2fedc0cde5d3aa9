import { paths } from '#app/client/paths.ts'
import { ContactForm } from '#app/features/enquiry/contact-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ContactLines } from '#app/sections/info/contact-lines.tsx'
import { InfoPage } from '#app/sections/info/info-page.tsx'
import { Offices } from '#app/sections/info/offices.tsx'
import { SeeAlso } from '#app/sections/info/see-also.tsx'
import { SocialLines } from '#app/sections/info/social-lines.tsx'
import { localBusinesses } from '#app/sections/seo/company-structured-data.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/contacts.page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  return articlePage(page, { request, name: 'contacts', structuredData: localBusinesses(page) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const mapZoom = 14
const seeAlso = [
  { key: 'menu.appointment', to: paths.appointment },
  { key: 'menu.faq', to: paths.faq },
  { key: 'menu.support', to: paths.support },
  { key: 'header.about', to: paths.about },
] as const

export default function ContactsPage({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  useMessages('enquiry')
  const { t } = useI18n()
  return (
    <InfoPage
      article={article}
      crumbs={crumbs}
      aside={
        <>
          <SeeAlso links={seeAlso} />
          <SocialLines />
        </>
      }
    >
      <AnchoredSection id="reach" title={t('info.reach.title')}>
        <ContactLines />
      </AnchoredSection>
      <AnchoredSection id="write" title={t('enquiry.contact.title')}>
        <ContactForm variant="contact" />
      </AnchoredSection>
      <AnchoredSection id="addresses" title={t('info.offices')}>
        <Offices zoom={mapZoom} />
      </AnchoredSection>
    </InfoPage>
  )
}
