import { ApiError } from '#app/client/api-error.ts'
import { clearComparison, stopComparing } from '#app/client/marks.ts'
import { useCartChanges } from '#app/features/cart/use-cart-changes.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Compared } from '#app/sections/compare/compared.ts'
import { toast } from '#app/ui/toast.ts'

/** What a person does with the comparison: it counts at once, and is undone with a toast when it fails (LIST-03). */
export function useCompareChanges() {
  const { t } = useI18n()
  const { add } = useCartChanges()
  return {
    remove: ({ entryId, product }: Compared): void =>
      void stopComparing(entryId, product.piece.id).catch((error: unknown) => {
        const isGone = error instanceof ApiError && error.status === 404
        toast.error(t(isGone ? 'compare.toast.notFound' : 'compare.toast.removeFailed'))
      }),
    clear: (): void => void clearComparison().catch(() => toast.error(t('compare.toast.clearFailed'))),
    addToCart: ({ product: { kind, piece } }: Compared): void => {
      if (Number.isInteger(piece.id)) add({ kind, id: piece.id }, 'compare.toast.addToCartFailed')
      else toast.error(t('compare.toast.invalidProduct'))
    },
  }
}
