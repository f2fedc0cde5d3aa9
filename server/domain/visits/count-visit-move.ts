import { dayS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** How often a visit may be moved per day by its link. The limit protects the audit log, because each move is an entry. */
const movesPerDay = 20

/** Counts a move of a visit by its link towards the rate limit. Throws `too-many`. */
export async function countVisitMove({ rateLimit }: Pick<ShopContext, 'rateLimit'>, id: number): Promise<void> {
  try {
    await rateLimit.consume(`visit moves ${id}`, movesPerDay, dayS)
  } catch (error) {
    throw error instanceof CodedError ? new CodedError(error.code, { ...error.details, reason: 'visit-moves-too-many' }) : error
  }
}
