import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCustomerSummary } from '#app/client/customer-summary.ts'
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts'
import type { PieceEnquiry } from '#app/features/enquiry/piece-enquiry-dialog.tsx'
import { requireSignIn } from '#app/features/sign-in/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type Product, productName } from '#app/sections/product/product.ts'
import { useCardToggles } from '#app/sections/use-card-toggles.ts'
import { toast } from '#app/ui/toast.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const loadDialog = () => import('#app/features/enquiry/piece-enquiry-dialog.tsx')
const PieceEnquiryDialog = lazy(loadDialog)

/** The actions of a piece; each leads to a page where there is no script. */
export type ProductActionHandlers = {
  path: string
  similarPath: string
  isInCart: boolean
  isFavorite: boolean
  isCompared: boolean
  addToCart: () => void
  /** Called when a person seems about to add: preloads the code. */
  prepareToAdd: () => void
  toggleFavorite: () => void
  toggleCompare: () => void
  ask: (enquiry: PieceEnquiry) => void
  /** Called when a person seems about to ask: preloads the form. */
  prepareToAsk: () => void
}

export function useProductActions(product: Product, similarPath: string): { actions: ProductActionHandlers; dialog: ReactNode } {
  const { t } = useI18n()
  const [asked, setAsked] = useState<{ enquiry: PieceEnquiry; isOpen: boolean } | null>(null)
  const { kind, piece } = product
  const path = piecePath(kind, piece.id)
  const { cartPieceIds } = useCustomerSummary()
  const { saved, toggle } = useCardToggles()
  const ref = { kind, id: piece.id }
  const { add, prepare: prepareToAdd, isAdding } = useAddToCart(ref)
  const addToCart = () => {
    if (requireSignIn(path, { onSuccess: add })) add()
  }
  const ask = (enquiry: PieceEnquiry) =>
    void loadDialog().then(
      () => setAsked({ enquiry, isOpen: true }),
      () => toast.error(t('enquiry.openFailed')),
    )
  const dialog = asked && (
    <Suspense>
      <PieceEnquiryDialog
        enquiry={asked.enquiry}
        piece={{ kind, id: piece.id, name: productName(product), reference: piece.reference }}
        isOpen={asked.isOpen}
        onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
      />
    </Suspense>
  )
  const prepareToAsk = () => void loadDialog().catch(() => {})
  // the press shows at once, whatever is still to be loaded (CART-04)
  const isInCart = isAdding || cartPieceIds.has(piece.id)
  const state = { isInCart, isFavorite: saved.favorite.has(piece.id), isCompared: saved.compare.has(piece.id) }
  const toggles = { toggleFavorite: () => toggle('favorite', ref), toggleCompare: () => toggle('compare', ref) }
  return { actions: { path, similarPath, ...state, ...toggles, addToCart, prepareToAdd, ask, prepareToAsk }, dialog }
}
