import { useLocation, useNavigate } from 'react-router'
import type { MarkList } from '#app/client/marks.ts'
import { type OwnMarks, useOwnThings } from '#app/client/own-things.ts'
import { paths } from '#app/client/paths.ts'
import { isSignedIn } from '#app/client/session.ts'
import { useToggleMark } from '#app/features/marks/use-toggle-mark.ts'
import { useSignInGate } from '#app/features/sign-in/use-sign-in-gate.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** Where signed-out people go who toggle a mark: the modal, or on the catalogue's lists the page of signing in (CAT-14, PDP-05). */
export type SignedOutWay = 'modal' | 'page'

/** The marks of a page's cards, those the page knows itself or the person's, and what pressing one does. One call tells them all. */
export function useCardMarks(
  way: SignedOutWay = 'modal',
  known?: OwnMarks,
): { marks: OwnMarks; toggle: (list: MarkList, piece: PieceRef) => void } {
  const own = useOwnThings()
  const marks = known ?? own.marks
  const toggleMark = useToggleMark()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { requireSignIn } = useSignInGate()
  const toggle = (list: MarkList, piece: PieceRef): void => {
    const flip = () => toggleMark(list, piece, !marks[list].has(piece.id))
    if (isSignedIn()) return flip()
    if (way === 'page') void navigate(paths.login(pathname + search))
    else requireSignIn(pathname + search, { onSuccess: () => toggleMark(list, piece, true) })
  }
  return { marks, toggle }
}
