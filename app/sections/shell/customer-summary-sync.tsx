import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { cartQuery } from '#app/client/cart.ts'
import { setCustomerSummary } from '#app/client/customer-summary.ts'
import { takeDeferredAction } from '#app/client/deferred-action.ts'
import { listenToOtherTabs, queryClient } from '#app/client/query-client.ts'
import { saveSearchWithToast } from '#app/features/saved/save-search.ts'
import { useSavedToggle } from '#app/features/saved/use-saved-toggle.ts'
import { useAlertIds, useSaved } from '#app/features/saved/use-saved.ts'
import { watchPieceWithToast } from '#app/features/saved/watch-piece.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { sendCartChange, useCart } from '#app/sections/cart/use-cart.ts'
import { pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'

export default function CustomerSummarySync() {
  return (
    <QueryClientProvider client={queryClient}>
      <SummarySync />
    </QueryClientProvider>
  )
}

function SummarySync() {
  const saved = useSaved()
  const alertIds = useAlertIds()
  const { count, pieceIds, heldPieceIds } = useCart().cart
  useEffect(listenToOtherTabs, [])
  useDeferredAction()
  useLayoutEffect(
    () => setCustomerSummary({ saved, cartCount: count, cartPieceIds: pieceIds, heldPieceIds, alertIds }),
    [saved, count, pieceIds, heldPieceIds, alertIds],
  )
  useLayoutEffect(() => () => setCustomerSummary(null), [])
  return null
}

/**
 * Runs the action that was deferred until the sign-in. The sign-in may have been in a drawer, on the sign-in page or on the shop's other
 * site.
 */
function useDeferredAction(): void {
  const translator = useI18n()
  const toggleSaved = useSavedToggle()
  useEffect(() => {
    const deferred = takeDeferredAction()
    if (!deferred) return
    if ('search' in deferred) return void saveSearchWithToast(translator, deferred.search)
    const { list, piece } = deferred
    if (list === 'bell') return void watchPieceWithToast(translator, piece)
    if (list !== 'cart') return toggleSaved(list, piece, { isSaved: true })
    const add = () => void addMissing(translator.t, piece)
    void loadMessages(translator, 'account').then(add, add)
    // runs once per sign-in
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

async function addMissing(t: Translate, piece: PieceRef): Promise<void> {
  const known = await queryClient.ensureQueryData(cartQuery).catch(() => null)
  const isThere = known?.items.some((item) => pieceInside(item)?.piece.id === piece.id)
  if (!isThere) await sendCartChange(t, { kind: 'add', piece, quantity: 1 })
}
