import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { coalesceCalls } from '#server/domain/catalog/coalesce-calls.ts'
import { findPiecesByName, toSearchedName, type SearchedName } from '#server/domain/orders/match-names.ts'

export type OrderedNames = {
  /**
   * Returns the ids of the ordered pieces whose names contain every word of the text (`findPiecesByName`). Searches all orders committed
   * before the call.
   */
  find(text: string): Promise<number[]>
}

type OrderedPiece = { piece_id: number; brand_id: number; brand_name: string; model_name: string; reference: string | null }
type Cursor = { oldest: string; next: string }
type Changes = Cursor & { brands: { id: number; spellings: string[] }[]; lines: OrderedPiece[] }

const start: Cursor = { oldest: '0', next: '0' }

/** Keeps the names of all ordered pieces in memory, because reading and folding them takes a hundred times as long as searching them. */
export function createOrderedNames(db: Db): OrderedNames {
  const lines = new Map<string, OrderedPiece>()
  const names = new Map<string, SearchedName>()
  let spellings = ''
  /** `oldest`: the oldest transaction that may still be open. `next`: an id above those of all ended transactions. */
  let cursor = start

  const refresh = coalesceCalls(async () => {
    let changes = await readSince(db, cursor.oldest)
    // transaction ids have decreased, so the database was replaced
    if (BigInt(changes.next) < BigInt(cursor.oldest)) {
      lines.clear()
      names.clear()
      changes = await readSince(db, start.oldest)
    }
    for (const line of changes.lines) lines.set(keyOf(line), line)
    const spelled = JSON.stringify(changes.brands)
    if (spelled !== spellings) names.clear()
    if (names.size < lines.size) addNames(changes.brands)
    spellings = spelled
    cursor = changes
  })

  function addNames(brands: Changes['brands']): void {
    const spellingsOf = new Map(brands.map((brand) => [brand.id, brand.spellings]))
    for (const [key, line] of lines)
      if (!names.has(key)) names.set(key, toSearchedName({ ...line, spellings: spellingsOf.get(line.brand_id) ?? null }))
  }

  return {
    find: async (text) => {
      await refresh()
      return findPiecesByName(text, names.values())
    },
  }
}

const keyOf = ({ piece_id, brand_id, brand_name, model_name, reference }: OrderedPiece): string =>
  JSON.stringify([piece_id, brand_id, brand_name, model_name, reference])

async function readSince(db: Db, oldest: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as next,
      (select coalesce(json_agg(json_build_object('id', id, 'spellings', spellings) order by id), '[]') from brand) as brands,
      (select coalesce(json_agg(line), '[]') from (
        select distinct piece_id, brand_id, brand_name, model_name, reference from order_line where changed_by >= ${oldest}::text::xid8
      ) line) as lines`.execute(db)
  const [changes] = rows
  if (!changes) throw new Error('The names of ordered pieces could not be read')
  return changes
}
