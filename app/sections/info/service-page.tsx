import type { ReactNode } from 'react'
import type { EditorialImage } from '#app/sections/editorial-images/editorial-picture.tsx'
import { ArticleParts } from '#app/sections/info/article-parts.tsx'
import { ContactUs } from '#app/sections/info/contact-us.tsx'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import { ServicesMenu } from '#app/sections/info/services-menu.tsx'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { Article } from '#contract/rules/article.ts'

type Props = { article: Article; crumbs: Crumb[]; image?: EditorialImage | undefined; children?: ReactNode }

export function ServicePage({ article, crumbs, image, children }: Props) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} image={image} />
      <InfoLayout
        aside={
          <>
            <ServicesMenu />
            <ContactUs />
          </>
        }
      >
        <ArticleParts parts={article.parts} />
        {children}
      </InfoLayout>
    </div>
  )
}
