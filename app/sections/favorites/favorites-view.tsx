import { paths } from '#app/client/paths.ts'
import { useFavorites } from '#app/features/marks/use-entries.ts'
import { useMarks } from '#app/features/marks/use-marks.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AskAgain } from '#app/sections/ask-again.tsx'
import { FavoritesSkeleton } from '#app/sections/favorites/favorites-skeleton.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { pieceInside } from '#contract/rules/piece-ref.ts'

/** The pieces a person marked, of all three kinds; unmarking takes one out at once (LIST-02). */
export function FavoritesView() {
  const { t } = useI18n()
  const { entries, isError, askAgain } = useFavorites()
  const marks = useMarks()
  if (isError && !entries) return <AskAgain title={t('favorites.loadFailed')} onAsk={askAgain} />
  if (!entries) return <FavoritesSkeleton />
  const pieces = entries.flatMap((entry) => {
    const inside = pieceInside(entry)
    return inside ? { ...inside.piece, kind: inside.kind } : []
  })
  if (pieces.length) return <ProductGrid kind="watch" pieces={pieces} columns={3} firstCount={3} marks={marks} />
  return (
    <Notice title={t('favorites.empty')} text={t('favorites.emptyText')}>
      <ButtonLink to={paths.catalog()}>{t('common.toCatalog')}</ButtonLink>
    </Notice>
  )
}
