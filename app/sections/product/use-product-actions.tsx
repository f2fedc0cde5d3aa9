import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOwnThings } from '#app/client/own-things.ts'
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts'
import type { PieceEnquiry } from '#app/features/enquiry/piece-enquiry.ts'
import { useSignInGate } from '#app/features/sign-in/use-sign-in-gate.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type Product, productName } from '#app/sections/product/product.ts'
import { useCardMarks } from '#app/sections/use-card-marks.ts'
import { toast } from '#app/ui/toast.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const loadDialog = () => import('#app/features/enquiry/piece-enquiry-dialog.tsx')
const PieceEnquiryDialog = lazy(loadDialog)

/** What a person can do with a piece; each leads to a page where there is no script. */
export type ProductActions = {
  path: string
  similarPath: string
  isInCart: boolean
  isFavorite: boolean
  isCompared: boolean
  addToCart: () => void
  /** Called when a person seems about to add: fetches what does it. */
  prepareToAdd: () => void
  toggleFavorite: () => void
  toggleCompare: () => void
  ask: (enquiry: PieceEnquiry) => void
  /** Called when a person seems about to ask: fetches the form. */
  prepareToAsk: () => void
}

export function useProductActions(product: Product, similarPath: string): { actions: ProductActions; dialog: ReactNode } {
  const { t } = useI18n()
  const { requireSignIn } = useSignInGate()
  const [asked, setAsked] = useState<{ enquiry: PieceEnquiry; isOpen: boolean } | null>(null)
  const { kind, piece } = product
  const path = piecePath(kind, piece.id)
  const { cartPieceIds } = useOwnThings()
  const { marks, toggle } = useCardMarks()
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
  // the press counts at once, whatever is still to be loaded (CART-04)
  const isInCart = isAdding || cartPieceIds.has(piece.id)
  const state = { isInCart, isFavorite: marks.favorite.has(piece.id), isCompared: marks.compare.has(piece.id) }
  const toggles = { toggleFavorite: () => toggle('favorite', ref), toggleCompare: () => toggle('compare', ref) }
  return { actions: { path, similarPath, ...state, ...toggles, addToCart, prepareToAdd, ask, prepareToAsk }, dialog }
}
