import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import type { SealKeySource } from '#server/domain/audit/seal-key-ring.ts'
import { appendErasure, type Erasure, type ErasureFile, readErasures } from '#server/domain/backup/erasure-file.ts'
import { reapplyErasure } from '#server/domain/people/erase-person.ts'
import {
  accountMark,
  cardMark,
  contactMark,
  digestOf,
  type ErasureKey,
  erasureKeyOf,
  type ErasureWay,
  erasureWays,
} from '#server/domain/people/erasure-digests.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'sealer' | 'ring'>
type Card = { id: number; createdAt: Date }
/** Maps digests to customer cards, for each way to identify a person. Leaves out erased and merged cards. */
type CardsByDigest = Record<ErasureWay, Map<string, Card[]>>

/**
 * `erased` is the number of people who were erased again. `unmatched` is the number of erasures whose person cannot be looked up, because
 * the key of their digests is unknown.
 */
export type ReappliedErasures = { erased: number; unmatched: number }

/**
 * Repeats, in a restored database, the erasures that were made after its backup. Open orders in the backup do not block an erasure, because
 * they were closed before the original erasure.
 */
export async function reapplyErasures(
  ctx: Ctx,
  actor: Actor,
  { folders, madeAt }: { folders: string[]; madeAt: Date },
): Promise<ReappliedErasures> {
  const file = await readErasures(folders)
  const since = file.erasures.filter(({ at }) => new Date(at) >= madeAt)
  const keys = readKeys(ctx, file)
  const people = new Set<number>()
  let unmatched = 0
  for (const [keyId, erasures] of Map.groupBy(since, ({ key }) => key)) {
    const key = keys.get(keyId)
    if (key) {
      const cards = await digestCards(ctx.db, key)
      for (const erasure of erasures) for (const id of findErased(cards, erasure)) people.add(id)
    } else unmatched += erasures.length
  }
  for (const id of people) await reapplyErasure(ctx, actor, id)
  return { erased: people.size, unmatched }
}

/**
 * Stores the keys of replaced secrets in the erasure file, encrypted with the newest secret, so that digests in the file can still be
 * compared after the old secrets are dropped.
 */
export async function storeErasureKeys(folder: string, { ring, sealer }: SealKeySource): Promise<void> {
  const { erasures } = await readErasures([folder])
  for (const { id, key } of ring.slice(1).map(erasureKeyOf))
    if (erasures.some((erasure) => erasure.key === id))
      await appendErasure(folder, { key: id, sealed: sealer.seal(key.toString('base64url')) })
}

function readKeys({ ring, sealer }: SealKeySource, { keptKeys }: ErasureFile): Map<string, ErasureKey> {
  const keys = new Map(ring.map(erasureKeyOf).map((key) => [key.id, key]))
  for (const { key: id, sealed } of keptKeys) {
    const opened = sealer.open(sealed)
    if (opened !== null && !keys.has(id)) keys.set(id, { id, key: Buffer.from(opened, 'base64url') })
  }
  return keys
}

/**
 * Finds the customer cards of an erased person. Skips cards created after the erasure: they show that the person has become a customer
 * again.
 */
function findErased(cards: CardsByDigest, erasure: Erasure): number[] {
  const at = new Date(erasure.at)
  for (const way of erasureWays) {
    const found = erasure[way].flatMap((digest) => cards[way].get(digest) ?? []).filter(({ createdAt }) => createdAt <= at)
    if (found.length) return found.map(({ id }) => id)
  }
  return []
}

async function digestCards(db: Db, { key }: ErasureKey): Promise<CardsByDigest> {
  const cards: CardsByDigest = { cards: new Map(), accounts: new Map(), contacts: new Map() }
  const add = (way: ErasureWay, mark: string, card: Card) => {
    const digest = digestOf(key, mark)
    cards[way].set(digest, [...(cards[way].get(digest) ?? []), card])
  }
  const { rows } = await sql<{ id: number; name: string; created_at: Date; kind: string | null; value: string | null }>`
    select p.id, p.name, p.created_at, h.kind, h.value from person p left join person_handle h on h.person_id = p.id
    where p.erased_at is null and p.merged_into is null order by p.id`.execute(db)
  let last = 0
  for (const { id, name, created_at: createdAt, kind, value } of rows) {
    const card = { id, createdAt }
    if (id !== last) add('cards', cardMark(id, createdAt), card)
    last = id
    if (value === null) continue
    if (kind === 'account') add('accounts', accountMark(value), card)
    else if (name) add('contacts', contactMark(value, name), card)
  }
  return cards
}
