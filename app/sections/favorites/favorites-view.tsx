import { useFavorites, useSaved } from '#app/features/saved/use-saved.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { EmptyListLinks } from '#app/sections/empty-list-links.tsx'
import { ListBell, PieceBell } from '#app/sections/favorites/favorite-bells.tsx'
import { FavoritesSkeleton } from '#app/sections/favorites/favorites-skeleton.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { QueryErrorNotice } from '#app/sections/query-error-notice.tsx'
import { pieceInside } from '#contract/rules/piece-ref.ts'

export function FavoritesView() {
  const { t } = useI18n()
  const { entries, isError, refetch } = useFavorites()
  const saved = useSaved()
  if (isError && !entries) return <QueryErrorNotice title={t('favorites.loadFailed')} onRetry={refetch} />
  if (!entries) return <FavoritesSkeleton />
  const pieces = entries.flatMap((entry) => {
    const inside = pieceInside(entry)
    return inside ? { ...inside.piece, kind: inside.kind } : []
  })
  if (pieces.length)
    return (
      <>
        <ListBell />
        <ProductGrid
          kind="watch"
          pieces={pieces}
          columns={3}
          firstCount={3}
          saved={saved}
          below={({ id, brand, model_name: model }) => <PieceBell id={id} name={`${brand.name} ${model}`} />}
        />
      </>
    )
  return <EmptyListLinks title={t('favorites.empty')} text={t('favorites.emptyText')} />
}
