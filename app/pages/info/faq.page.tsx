import { data } from 'react-router'
import { listFaqs } from '#app/client/content.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PublicAccountMenu } from '#app/sections/account/public-account-menu.tsx'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ContactUs } from '#app/sections/info/contact-us.tsx'
import { Contents } from '#app/sections/info/contents.tsx'
import { FaqList } from '#app/sections/info/faq-list.tsx'
import { sectionsOf } from '#app/sections/info/faq-sections.ts'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import { SeeAlso } from '#app/sections/info/see-also.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { faqPage } from '#app/sections/seo/structured-data.server.ts'
import type { Route } from './+types/faq.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context)
  const sections = await listFaqs(page.callApi).then(
    ({ results }) => sectionsOf(results),
    () => null,
  )
  const structuredData = sections?.length ? [faqPage(sections.flatMap(({ faqs }) => faqs))] : []
  const shown = { ...(await articlePage(page, { request, name: 'faq', structuredData })), sections }
  return data(shown, sections ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const seeAlso = [
  { key: 'menu.support', to: paths.support },
  { key: 'header.contacts', to: paths.contacts },
  { key: 'footer.terms', to: paths.terms },
] as const

export default function FaqPage({ loaderData: { article, crumbs, sections } }: Route.ComponentProps) {
  const { t } = useI18n()
  const parts = sections?.map(({ id }) => ({ id, title: t(`info.faq.${id}`) })) ?? []
  return (
    <div className="wrap wide:pt-10">
      <PublicAccountMenu variant="above" />
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} />
      <InfoLayout
        aside={
          <>
            {parts.length > 0 && (
              <div className="hidden lg:block">
                <Contents parts={parts} />
              </div>
            )}
            <SeeAlso links={seeAlso} />
            <ContactUs />
            <PublicAccountMenu variant="beside" />
          </>
        }
      >
        <FaqList sections={sections} />
      </InfoLayout>
    </div>
  )
}
