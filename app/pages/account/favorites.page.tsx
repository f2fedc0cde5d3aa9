import { useSearchParams } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useSessionState } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PrivateAccountLayout } from '#app/sections/account/account-layout.tsx'
import { FavoriteTabs } from '#app/sections/favorites/favorite-tabs.tsx'
import { FavoritesSkeleton } from '#app/sections/favorites/favorites-skeleton.tsx'
import { FavoritesView } from '#app/sections/favorites/favorites-view.tsx'
import { SavedSearches, SavedSearchesSkeleton } from '#app/sections/favorites/saved-searches.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/favorites.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return { head: head({ path: paths.favorites, title: t('favorites.title'), description: t('favorites.emptyText'), isPrivate: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function FavoritesPage() {
  const { t } = useI18n()
  const [params] = useSearchParams()
  // shows the first tab until hydration, because the server renders one page for all tabs
  const areSearches = useSessionState() !== 'unknown' && params.get('tab') === 'searches'
  return (
    <PrivateAccountLayout
      title={t('favorites.title')}
      signedOutText={t(areSearches ? 'alerts.searchesSignedOutText' : 'favorites.signedOutText')}
      skeleton={areSearches ? <SavedSearchesSkeleton /> : <FavoritesSkeleton />}
      beside={<FavoriteTabs areSearches={areSearches} />}
    >
      {areSearches ? <SavedSearches /> : <FavoritesView />}
    </PrivateAccountLayout>
  )
}
