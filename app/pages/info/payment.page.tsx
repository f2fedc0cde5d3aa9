import { articlePage } from '#app/sections/info/article-page.server.ts'
import { ArticleParts } from '#app/sections/info/article-parts.tsx'
import { Contents } from '#app/sections/info/contents.tsx'
import { InfoPage } from '#app/sections/info/info-page.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/payment.page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return articlePage(pageContext(context), { request, name: 'payment' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function PaymentPage({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  return (
    <InfoPage article={article} crumbs={crumbs} aside={<Contents parts={article.parts} />}>
      <ArticleParts parts={article.parts} />
    </InfoPage>
  )
}
