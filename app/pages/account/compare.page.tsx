import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PrivateAccountLayout } from '#app/sections/account/account-layout.tsx'
import { CompareSkeleton } from '#app/sections/compare/compare-skeleton.tsx'
import { CompareTools, CompareView } from '#app/sections/compare/compare-view.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/compare.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return { head: head({ path: paths.compare, title: t('compare.title'), description: t('compare.emptyText'), isPrivate: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ComparePage() {
  const { t } = useI18n()
  return (
    <PrivateAccountLayout
      title={t('compare.title')}
      signedOutText={t('compare.signedOutText')}
      skeleton={<CompareSkeleton />}
      beside={<CompareTools />}
      isWide
    >
      <CompareView />
    </PrivateAccountLayout>
  )
}
