import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useCustomerSummary } from '#app/client/customer-summary.ts'
import type { PieceEnquiry } from '#app/features/enquiry/piece-enquiry-dialog.tsx'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { useAddToCart } from '#app/sections/cart/use-add-to-cart.ts'
import { type Product, productName } from '#app/sections/product/product.ts'
import { useOffer } from '#app/sections/product/use-offer.tsx'
import { useCardToggles } from '#app/sections/use-card-toggles.ts'
import { toast } from '#app/ui/toast.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const importDialog = () => import('#app/features/enquiry/piece-enquiry-dialog.tsx')
const PieceEnquiryDialog = lazy(importDialog)
const loadDialog = (translator: Translator) => Promise.all([importDialog(), loadMessages(translator, 'enquiry')])

export type ProductActionHandlers = {
  path: string
  similarPath: string
  /** Whether this customer can buy the piece: it is available, or reserved for this customer (OWN-52). */
  isForSale: boolean
  isInCart: boolean
  isFavorite: boolean
  isCompared: boolean
  addToCart: () => void
  /** Preloads the code for adding to the cart. Call it when a press is likely. */
  prepareToAdd: () => void
  toggleFavorite: () => void
  toggleCompare: () => void
  /** Returns the props of a link or button that opens the enquiry form. `message` is what the message begins with. */
  ask: (enquiry: PieceEnquiry, message?: string) => AskProps
  offer: () => void
}

type AskProps = { 'aria-haspopup': 'dialog'; onPointerEnter: () => void; onClick: (event: MouseEvent) => void }

export function useProductActions(product: Product, similarPath: string): { actions: ProductActionHandlers; dialog: ReactNode } {
  const translator = useI18n()
  const [asked, setAsked] = useState<{ enquiry: PieceEnquiry; message: string; isOpen: boolean } | null>(null)
  const { kind, piece } = product
  const path = piecePath(kind, piece.id)
  const { cartPieceIds, heldPieceIds } = useCustomerSummary()
  const { saved, toggle } = useCardToggles()
  const ref = { kind, id: piece.id }
  const { add, prepare: prepareToAdd, isAdding } = useAddToCart(ref)
  const addToCart = () => {
    if (requireSignIn(path, { list: 'cart', piece: ref })) add()
  }
  const ask = (enquiry: PieceEnquiry, message = ''): AskProps => ({
    'aria-haspopup': 'dialog',
    onPointerEnter: () => void loadDialog(translator).catch(() => {}),
    onClick: (event) => {
      event.preventDefault()
      void loadDialog(translator).then(
        () => setAsked({ enquiry, message, isOpen: true }),
        () => toast.error(translator.t('product.formFailed')),
      )
    },
  })
  const { offer, offerDialog } = useOffer(product, path)
  const askDialog = asked && (
    <Suspense>
      <PieceEnquiryDialog
        enquiry={asked.enquiry}
        message={asked.message}
        piece={{ kind, id: piece.id, name: productName(product), reference: piece.reference }}
        isOpen={asked.isOpen}
        onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
      />
    </Suspense>
  )
  const dialog = (
    <>
      {askDialog}
      {offerDialog}
    </>
  )
  // the button shows the press at once, even while code is still loading (CART-04)
  const isInCart = isAdding || cartPieceIds.has(piece.id)
  const isForSale = piece.status === 'available' || (piece.reserved_until !== null && heldPieceIds.has(piece.id))
  const state = { isForSale, isInCart, isFavorite: saved.favorite.has(piece.id), isCompared: saved.compare.has(piece.id) }
  const toggles = { toggleFavorite: () => toggle('favorite', ref), toggleCompare: () => toggle('compare', ref) }
  return { actions: { path, similarPath, ...state, ...toggles, addToCart, prepareToAdd, ask, offer }, dialog }
}
