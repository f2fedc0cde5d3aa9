import { ApiError } from '#app/client/api-error.ts'
import { clearComparison, removeFromComparison } from '#app/client/saved-lists.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useCartChanges } from '#app/sections/cart/use-cart.ts'
import type { ComparedPiece } from '#app/sections/compare/comparison-rows.ts'
import { toast } from '#app/ui/toast.ts'

/** Actions of the comparison. Each change shows at once; on failure, it is undone with a toast. */
export function useCompareChanges() {
  const { t } = useI18n()
  const { add } = useCartChanges()
  return {
    remove: ({ entryId, product }: ComparedPiece): void =>
      void removeFromComparison(entryId, product.piece.id).catch((error: unknown) => {
        const isGone = error instanceof ApiError && error.status === 404
        toast.error(t(isGone ? 'compare.toast.notFound' : 'compare.toast.removeFailed'))
      }),
    clear: (): void => void clearComparison().catch(() => toast.error(t('compare.toast.clearFailed'))),
    addToCart: ({ product: { kind, piece } }: ComparedPiece): void => {
      if (Number.isInteger(piece.id)) add({ kind, id: piece.id }, 'compare.toast.addToCartFailed')
      else toast.error(t('compare.toast.invalidProduct'))
    },
  }
}
