import { useLocation, useNavigate } from 'react-router'
import { type SavedIdsByList, useCustomerSummary } from '#app/client/customer-summary.ts'
import { paths } from '#app/client/paths.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import { isSignedIn } from '#app/client/session.ts'
import { useSavedToggle } from '#app/features/saved/use-saved-toggle.ts'
import { requireSignIn } from '#app/features/sign-in/sign-in-request.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** Where a signed-out toggle leads: the modal, or on the catalogue's lists the sign-in page (CAT-14, PDP-05). */
export type SignedOutAction = 'modal' | 'page'

/** The saved state of a page's cards, from the page or the customer summary, and their toggles. One call loads them all. */
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
    const flip = () => toggleSaved(list, piece, !saved[list].has(piece.id))
    if (isSignedIn()) return flip()
    if (signedOutAction === 'page') void navigate(paths.login(pathname + search))
    else requireSignIn(pathname + search, { onSuccess: () => toggleSaved(list, piece, true) })
  }
  return { saved, toggle }
}
