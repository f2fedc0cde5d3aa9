import { loadAccountWords } from '#app/i18n/account-words.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** Puts a piece into the cart of who is signed in (CART-04); what does it is loaded for them alone. */
export function useAddToCart(): (piece: PieceRef) => void {
  const translator = useI18n()
  return (piece) => {
    const loading = Promise.all([import('#app/features/cart/use-cart-changes.ts'), loadAccountWords(translator)])
    void loading.then(
      ([{ sendCartChange }]) => sendCartChange(translator.t, { kind: 'add', piece, quantity: 1 }),
      () => toast.error(translator.t('common.offline')),
    )
  }
}
