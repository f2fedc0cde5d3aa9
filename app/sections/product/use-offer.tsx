import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isSignedIn } from '#app/client/session.ts'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { type Product, productName } from '#app/sections/product/product.ts'
import { toast } from '#app/ui/toast.ts'

const importDialog = () => import('#app/sections/product/offer-dialog.tsx')
const OfferDialog = lazy(importDialog)
/** Loads the dialog together with its messages, so that it opens complete. */
const loadDialog = (translator: Translator) => Promise.all([importDialog(), loadMessages(translator, 'account')])
/** URL hash that opens the dialog when the customer returns from the sign-in. */
const hashOfOffer = '#offer'

/** Returns a function that opens the dialog for offering a price. A signed-out visitor signs in first. */
export function useOffer(product: Product, path: string): { offer: () => void; offerDialog: ReactNode } {
  const translator = useI18n()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const show = () => setOpen(true)
  useEffect(() => {
    if (hash === hashOfOffer && isSignedIn()) void loadDialog(translator).then(show, () => {})
  }, [hash, translator])
  const offer = () => {
    if (requireSignIn(path + hashOfOffer)) void loadDialog(translator).then(show, () => toast.error(translator.t('product.formFailed')))
  }
  const { kind, piece } = product
  const offerDialog = isOpen !== null && (
    <Suspense>
      <OfferDialog
        piece={{ kind, id: piece.id, name: productName(product), reference: piece.reference }}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </Suspense>
  )
  return { offer, offerDialog }
}
