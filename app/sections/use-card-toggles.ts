import { useLocation, useNavigate } from 'react-router'
import { type SavedIdsByList, useCustomerSummary } from '#app/client/customer-summary.ts'
import { deferAction } from '#app/client/deferred-action.ts'
import { paths } from '#app/client/paths.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import { isSignedIn } from '#app/client/session.ts'
import { useSavedToggle } from '#app/features/saved/use-saved-toggle.ts'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** Where a toggle sends a signed-out visitor: to the modal or, in catalog lists, to the sign-in page. */
export type SignedOutAction = 'modal' | 'page'

/**
 * Returns the ids of the saved pieces, and a function that saves or removes a piece. The ids come from the page (`known`) or from the
 * customer summary, which is loaded once for all cards.
 */
export function useCardToggles(
  signedOutAction: SignedOutAction = 'modal',
  known?: SavedIdsByList,
): { saved: SavedIdsByList; toggle: (list: SavedList, piece: PieceRef) => void } {
  const summary = useCustomerSummary()
  const saved = known ?? summary.saved
  const toggleSaved = useSavedToggle()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toggle = (list: SavedList, piece: PieceRef): void => {
    if (isSignedIn()) return toggleSaved(list, piece, { isSaved: !saved[list].has(piece.id) })
    if (signedOutAction === 'modal') return void requireSignIn(pathname + search, { list, piece })
    deferAction({ list, piece })
    void navigate(paths.login(pathname + search))
  }
  return { saved, toggle }
}
