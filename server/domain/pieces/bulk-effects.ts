import { sql } from 'kysely'
import { computePrice } from '#contract/rules/staff/bulk-price.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import type { BulkChange, GridRow } from '#contract/staff/bulk.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { applyFacts } from '#server/domain/pieces/change-facts.ts'
import { putInPlace } from '#server/domain/pieces/costs.ts'
import { openMove } from '#server/domain/pieces/moves.ts'
import type { LockedPiece } from '#server/domain/pieces/piece-action.ts'
import { readPriceBounds } from '#server/domain/pieces/price-bounds.ts'
import { assertStep, putInShop } from '#server/domain/pieces/publish-piece.ts'
import { readFacts } from '#server/domain/pieces/read-facts.ts'
import { applyPrice, decidePrice, type Price } from '#server/domain/pieces/set-price.ts'
import { changeTags } from '#server/domain/pieces/tags.ts'
import { withdraw } from '#server/domain/pieces/withdraw-piece.ts'
import type { MovedBy } from '#server/domain/visits/request-visit-moves.ts'

/** A bulk change. `run` changes one piece. `runTogether` changes all pieces in a few statements and returns the errors by piece id. */
export type Effect = { name: ActionName; permission: Permission } & (
  | { run: (tx: Tx, piece: LockedPiece) => Promise<void> }
  | { runTogether: (tx: Tx, pieces: readonly LockedPiece[]) => Promise<Map<number, CodedError>> }
)
type Env = { staff: StaffActor; now: Date; ctx: MovedBy['ctx'] }

/** Returns the operation that carries out a bulk change, with the same rules as a single edit. */
export function effectOf(env: Env, change: BulkChange): Effect {
  switch (change.do) {
    case 'set':
      return {
        name: 'piece.bulk-edit',
        permission: 'piece.edit',
        run: async (tx, piece) => applyFacts(tx, piece, { changes: await mergeEntries(tx, piece, change), now: env.now.getTime() }),
      }
    case 'price':
      return { name: 'piece.bulk-price', permission: 'piece.price', runTogether: (tx, pieces) => changePrices(tx, env, pieces, change) }
    case 'publish':
      return {
        name: 'piece.bulk-publish',
        permission: 'piece.publish',
        run: (tx, piece) => putInShop(tx, piece, { as: change.as, ctx: env.ctx, staffId: env.staff.staffId }),
      }
    case 'withdraw':
      return {
        name: 'piece.bulk-withdraw',
        permission: 'piece.publish',
        run: async (tx, piece) => {
          assertStep('withdraw', piece)
          await withdraw(tx, piece, env.now)
        },
      }
    case 'tag':
      return { name: 'piece.bulk-edit', permission: 'piece.edit', run: (tx, { id }) => changeTags(tx, id, change) }
    case 'place':
      return { name: 'piece.bulk-move', permission: 'piece.move', run: (tx, piece) => putInPlace(tx, piece, change.place_id) }
    case 'move':
      return { name: 'piece.bulk-move', permission: 'piece.move', run: (tx, piece) => openMove(tx, env, piece, change) }
  }
}

/** Returns the facts to write. If `entries` is `add` or `remove`, each given list is added to the list of the piece, or removed from it. */
async function mergeEntries(tx: Tx, piece: LockedPiece, { facts, entries = 'replace' }: Extract<BulkChange, { do: 'set' }>) {
  if (entries === 'replace') return facts
  const present = await readFacts(tx, piece.kind, piece.id)
  return Object.fromEntries(
    Object.entries(facts).map(([name, given]) => {
      const had = present[name]
      if (!Array.isArray(given) || !Array.isArray(had)) return [name, given]
      return [name, entries === 'add' ? [...new Set([...had, ...given])] : had.filter((id) => !given.includes(id))]
    }),
  )
}

type PriceChange = Extract<BulkChange, { do: 'price' }>

async function changePrices(tx: Tx, env: Env, pieces: readonly LockedPiece[], change: PriceChange): Promise<Map<number, CodedError>> {
  const refused = new Map<number, CodedError>()
  const bounds = await readPriceBounds(
    tx,
    pieces.map(({ id }) => id),
    env.now,
  )
  const rows = pieces.flatMap((piece) => {
    try {
      return [{ id: piece.id, ...decidePrice(env.staff, piece, newPriceOf(piece, change), bounds.get(piece.id)) }]
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      refused.set(piece.id, error)
      return []
    }
  })
  await sql`
    update piece set price_cents = given.price_cents, previous_price_cents = given.previous_price_cents, edit_version = piece.edit_version + 1
    from jsonb_populate_recordset(null::piece, ${JSON.stringify(rows)}::jsonb) given where piece.id = given.id`.execute(tx)
  return refused
}

function newPriceOf({ price_cents: cents, price_on_request }: LockedPiece, change: PriceChange): Price {
  if (price_on_request || cents === null) throw new CodedError('conflict', { reason: 'bulk-price-missing' })
  const price_usd = computePrice(cents, change)
  if (price_usd === null) throw new CodedError('conflict', { reason: 'bulk-price-gone' })
  return { price_usd, price_on_request: false, keep_previous: change.keep_previous, reason: change.reason }
}

/** Returns a function that writes the changed grid cells of one piece. */
export function cellsEffect(env: Env, { changes }: GridRow, reason: string | undefined) {
  const { price_usd: cents, ...facts } = changes
  return async (tx: Tx, piece: LockedPiece): Promise<void> => {
    if (Object.keys(facts).length) await applyFacts(tx, piece, { changes: facts, now: env.now.getTime() })
    if (cents !== undefined)
      await applyPrice(tx, env, piece, {
        price_usd: cents,
        price_on_request: cents === null && piece.price_on_request,
        keep_previous: piece.previous_price_cents !== null,
        reason,
      })
  }
}
