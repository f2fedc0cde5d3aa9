import { ArticleParts } from '#app/sections/info/article-parts.tsx'
import { Contents } from '#app/sections/info/contents.tsx'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { LinkList } from '#app/sections/info/link-list.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Article } from '#contract/rules/article.ts'

export type PolicyVersions = { name: string; links: { to: string; text: string }[] }
type Notice = { text: string; to: string; link: string }
type Props = { article: Article; crumbs: Crumb[]; versions?: PolicyVersions | undefined; notice?: Notice }

export function PolicyPage({ article, crumbs, versions, notice }: Props) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <PageHeading crumbs={crumbs} title={article.title} lead={article.lead} />
      <InfoLayout
        isAsideFirst
        aside={
          <>
            <Contents parts={article.parts} />
            {versions && <LinkList {...versions} className="min-h-11 py-2" />}
          </>
        }
      >
        {notice && (
          <p className="mb-14 border-l-2 border-brass py-1 pl-5 text-17">
            {notice.text}{' '}
            <a href={notice.to} className={textLink}>
              {notice.link}
            </a>
          </p>
        )}
        <ArticleParts parts={article.parts} />
      </InfoLayout>
    </div>
  )
}
