import { useLocation } from 'react-router'
import { useCustomerSummary } from '#app/client/customer-summary.ts'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** Notification for a piece that cannot be bought now. `isOn` says whether the customer has requested it; `ring` requests it. */
export function usePieceBell(piece: PieceRef): { isOn: boolean; ring: () => void } {
  const translator = useI18n()
  const { saved, alertIds } = useCustomerSummary()
  const { pathname, search } = useLocation()
  const ring = () => {
    if (!requireSignIn(pathname + search, { list: 'bell', piece })) return
    void import('#app/features/saved/watch-piece.ts').then(({ watchPieceWithToast }) => watchPieceWithToast(translator, piece))
  }
  return { isOn: saved.favorite.has(piece.id) && alertIds.has(piece.id), ring }
}
