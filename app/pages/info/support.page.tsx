import { data } from 'react-router'
import { listFaqs } from '#app/client/content.ts'
import { paths } from '#app/client/paths.ts'
import { ContactForm } from '#app/features/enquiry/contact-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { PublicAccountMenu } from '#app/sections/account/public-account-menu.tsx'
import { builtInFaqs } from '#app/sections/built-in-faqs.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { AnchoredSection } from '#app/sections/info/article-parts.tsx'
import { ContactUs } from '#app/sections/info/contact-us.tsx'
import { sectionsOf } from '#app/sections/info/faq-sections.ts'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import { SeeAlso } from '#app/sections/info/see-also.tsx'
import { SupportFaqs } from '#app/sections/info/support-faqs.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { PageTitle } from '#app/sections/shell/page-title.tsx'
import type { Route } from './+types/support.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const known = await listFaqs(page.callApi).then(
    ({ results }) => sectionsOf(results).flatMap(({ faqs }) => faqs),
    () => null,
  )
  const shown = {
    ...(await articlePage(page, { request, name: 'support' })),
    faqs: known ?? builtInFaqs(page.t),
    isWhole: known !== null,
  }
  return data(shown, shown.isWhole ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const seeAlso = [
  { key: 'menu.faq', to: paths.faq },
  { key: 'footer.terms', to: paths.terms },
  { key: 'header.contacts', to: paths.contacts },
] as const

export default function SupportPage({ loaderData: { article, crumbs, faqs, isWhole } }: Route.ComponentProps) {
  return (
    <div className="wrap wide:pt-10">
      <PublicAccountMenu variant="above" />
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} />
      <SupportBody faqs={faqs} isWhole={isWhole} />
    </div>
  )
}

/** If the page's data fail to load, shows the form and the built-in FAQs, which are part of the bundle. */
export function ErrorBoundary() {
  useMessages('enquiry')
  const { t } = useI18n()
  const title = t('menu.support')
  return (
    <div className="wrap wide:pt-10">
      <PublicAccountMenu variant="above" />
      <PageTitle title={title} />
      <PageHeading crumbs={[{ label: t('info.home'), to: paths.home }]} title={title} />
      <SupportBody faqs={builtInFaqs(t)} isWhole={false} />
    </div>
  )
}

function SupportBody({ faqs, isWhole }: Parameters<typeof SupportFaqs>[0]) {
  const { t } = useI18n()
  return (
    <InfoLayout
      aside={
        <>
          <SeeAlso links={seeAlso} />
          <ContactUs />
          <PublicAccountMenu variant="beside" />
        </>
      }
    >
      <AnchoredSection id="ask" title={t('enquiry.support.title')}>
        <ContactForm variant="support" />
      </AnchoredSection>
      <AnchoredSection id="faq" title={t('info.support.faq')}>
        <SupportFaqs faqs={faqs} isWhole={isWhole} />
      </AnchoredSection>
    </InfoLayout>
  )
}
