import type { Route } from './+types/about.page.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { about } from '#app/pages/info/texts/about.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ArticleParts, PartOf } from '#app/sections/info/article-parts.tsx'
import { ContactLines } from '#app/sections/info/contact-lines.tsx'
import { Contents } from '#app/sections/info/contents.tsx'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { Offices } from '#app/sections/info/offices.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import { localBusinesses } from '#app/sections/seo/company-things.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context)
  return articlePage(page, { path: paths.about, texts: about, things: localBusinesses(page.site, page.language) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const mapZoom = 16

/** Who the shop is, where it is, how to reach it (INFO-05, NAV-07). */
export default function AboutPage({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  const { t } = useI18n()
  const parts = [...article.parts, { id: 'addresses', title: t('info.offices') }, { id: 'contacts', title: t('info.contacts') }]
  return (
    <div className="wrap pt-8 md:pt-10">
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} />
      <InfoLayout isAsideFirst aside={<Contents parts={parts} />}>
        <ArticleParts parts={article.parts} />
        <PartOf id="addresses" title={t('info.offices')}>
          <Offices zoom={mapZoom} />
        </PartOf>
        <PartOf id="contacts" title={t('info.contacts')}>
          <ContactLines />
        </PartOf>
      </InfoLayout>
    </div>
  )
}
