import { ArticleParts } from '#app/sections/info/article-parts.tsx'
import type { Article } from '#app/sections/info/article.ts'
import { Contents } from '#app/sections/info/contents.tsx'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** A long text to look things up in. */
export function PolicyPage({ article, crumbs }: { article: Article; crumbs: Crumb[] }) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} />
      <InfoLayout isAsideFirst aside={<Contents parts={article.parts} />}>
        <ArticleParts parts={article.parts} />
      </InfoLayout>
    </div>
  )
}
