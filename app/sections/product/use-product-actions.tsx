import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PieceEnquiry } from '#app/features/enquiry/piece-enquiry.ts'
import { useSignInGate } from '#app/features/sign-in/use-sign-in-gate.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type Product, productName } from '#app/sections/product/product.ts'
import { toast } from '#app/ui/toast.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const loadDialog = () => import('#app/features/enquiry/piece-enquiry-dialog.tsx')
const PieceEnquiryDialog = lazy(loadDialog)

/** What a person can do with a piece; each leads to a page where there is no script. */
export type ProductActions = {
  path: string
  similarPath: string
  addToCart: () => void
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
  // until there are accounts nobody passes the gate; what follows it belongs to the cart and the lists
  const gate = () => void requireSignIn(path)
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
  return { actions: { path, similarPath, addToCart: gate, toggleFavorite: gate, toggleCompare: gate, ask, prepareToAsk }, dialog }
}
