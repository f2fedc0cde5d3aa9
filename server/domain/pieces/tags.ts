import { sql } from 'kysely'
import type { EntryMode } from '#contract/rules/staff/entry-modes.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { runOnPiece } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Lists the tags in use, by number of pieces, highest first. */
export async function listTags(db: Db): Promise<{ tag: string; pieces: number }[]> {
  const { rows } = await sql<{ tag: string; pieces: number }>`
    select tag, count(*)::int as pieces from piece_private s, unnest(s.tags) tag group by tag order by pieces desc, tag`.execute(db)
  return rows
}

type Asked = { id: number; version: number; tags: string[] }

/** Writes the tags of a piece. Returns the id of the action. */
export function setTags(ctx: ShopContext, staff: StaffActor, { id, version, tags }: Asked): Promise<string> {
  return runOnPiece(ctx, staff, { name: 'piece.edit', id, version }, (tx) => changeTags(tx, id, { tags, entries: 'replace' }))
}

/** Adds, removes or replaces the tags of a piece. Throws for more tags than the maximum. */
export async function changeTags(tx: Tx, pieceId: number, { tags, entries }: { tags: string[]; entries: EntryMode }): Promise<void> {
  const { tags: had } = await tx.selectFrom('piece_private').select('tags').where('piece_id', '=', pieceId).executeTakeFirstOrThrow()
  const max = staffLimits.tagsMax
  const next = { add: [...new Set([...had, ...tags])], remove: had.filter((tag) => !tags.includes(tag)), replace: tags }[entries]
  if (next.length > max) throw new CodedError('invalid', { reason: 'tags-too-many', values: { max } })
  await tx.updateTable('piece_private').set({ tags: next }).where('piece_id', '=', pieceId).execute()
}
