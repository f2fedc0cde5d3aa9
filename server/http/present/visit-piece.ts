import type { LinkedVisit } from '#contract/visit.ts'
import type { VisitPieceRow } from '#server/domain/visits/list-visits.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

const thumbnailWidth = 400

type State = LinkedVisit['pieces'][number]['state']

/** Whether a piece is kept for a visit, will be, or is somebody else's. */
export function visitPieceState({ hold, missed, status }: VisitPieceRow): State {
  if (hold === 'open') return 'held'
  return missed || hold === 'ended' || status === 'sold' || status === 'withdrawn' ? 'taken' : 'planned'
}

/** The URL of a small photograph of a piece; null where it has none. */
export function visitPhoto({ photo, widths, isDemo }: VisitPieceRow, photoBase: string): string | null {
  if (photo === null || !widths?.length) return null
  const width = widths.find((each) => each >= thumbnailWidth) ?? Math.max(...widths)
  return `${isDemo ? '/photos' : photoBase}/${photo}/${width}.webp`
}

/** What is left for a piece while it is brought from another office; null where nothing is. */
export function presentDeposit({ deposit }: VisitPieceRow) {
  return deposit && { state: deposit.state, amount_usd: usdOrNull(deposit.cents) }
}
