import { sql } from 'kysely'
import type { TakeState } from '#contract/rules/staff/take-states.ts'
import type { StockTake, StockTakeLine, StockTakeRow } from '#contract/staff/stock-takes.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'

type Counts = StockTakeRow['counts']

const placeJson = sql`json_build_object('id', l.id, 'name_ru', l.name_ru, 'name_en', l.name_en, 'city_ru', c.name_ru, 'city_en', c.name_en)`

const stateOf = sql<TakeState>`case
  when n.is_expected and n.seen_at is null then 'missing'
  when n.is_expected then 'seen'
  when s.place_id is not null and s.place_id <> t.place_id then 'elsewhere'
  else 'unexpected' end`

/** Returns a stock take with its pieces. Returns the signed list if the stock take is closed. Throws `not-found`. */
export async function getStockTake(db: Db, id: string): Promise<StockTake> {
  const { rows } = await sql<Omit<StockTake, 'lines' | 'counts'> & { signed: Pick<StockTake, 'lines' | 'counts'> | null }>`
    select ${takeColumns}, t.note, t.signed_sha256, t.signed ${takes} where t.id = ${id}`.execute(db)
  const [take] = rows
  if (!take) throw new CodedError('not-found')
  const { signed, ...open } = take
  const lines = signed?.lines ?? (await readLines(db, id))
  return { ...open, counts: signed?.counts ?? countsOf(lines), lines }
}

const takeColumns = sql`t.id, ${placeJson} as place, to_json(t.started_at at time zone 'UTC') #>> '{}' || 'Z' as started_at,
  starter.name as started_by, t.started_by as started_by_id, to_json(t.closed_at at time zone 'UTC') #>> '{}' || 'Z' as closed_at, closer.name as closed_by`
const takes = sql`from stock_take t join place l on l.id = t.place_id join city c on c.id = l.city_id
  join staff starter on starter.id = t.started_by left join staff closer on closer.id = t.closed_by`

/** Reads the lines of a stock take. They contain no part of a serial number, because a signed list cannot be changed later. */
async function readLines(db: Db, id: string): Promise<StockTakeLine[]> {
  const { rows } = await sql<StockTakeLine>`
    select p.id as piece_id, concat_ws(' ', b.name, p.model_name) as label, p.reference, ${pieceTraits()} as traits,
      ${stateOf} as state,
      to_json(n.seen_at at time zone 'UTC') #>> '{}' || 'Z' as seen_at, seer.name as seen_by,
      case when l.id is not null then ${placeJson} end as place
    from stock_take_line n join stock_take t on t.id = n.stock_take_id join piece p on p.id = n.piece_id join brand b on b.id = p.brand_id
      left join piece_private s on s.piece_id = p.id left join place l on l.id = s.place_id left join city c on c.id = l.city_id
      left join staff seer on seer.id = n.seen_by
    where t.id = ${id} order by b.name, p.model_name, p.id`.execute(db)
  return rows
}

function countsOf(lines: readonly { state: TakeState }[]): Counts {
  const count = (state: TakeState) => lines.filter((line) => line.state === state).length
  const [seen, missing, elsewhere, unexpected] = [count('seen'), count('missing'), count('elsewhere'), count('unexpected')]
  return { expected: seen + missing, seen, missing, elsewhere, unexpected }
}

type Listed = { isOpen: boolean | undefined; page: number; size: number }

/** Lists stock takes, newest first. */
export async function listStockTakes(db: Db, { isOpen, page, size }: Listed): Promise<{ count: number; takes: StockTakeRow[] }> {
  const wanted = isOpen === undefined ? sql`true` : sql`(t.closed_at is null) = ${isOpen}`
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from stock_take t where ${wanted}`.execute(db)
  const { rows } = await sql<StockTakeRow>`
    select ${takeColumns}, coalesce(t.signed -> 'counts', (
      select json_build_object('expected', count(*) filter (where state in ('seen', 'missing')), 'seen', count(*) filter (where state = 'seen'),
        'missing', count(*) filter (where state = 'missing'), 'elsewhere', count(*) filter (where state = 'elsewhere'),
        'unexpected', count(*) filter (where state = 'unexpected'))::jsonb
      from (select ${stateOf} as state from stock_take_line n left join piece_private s on s.piece_id = n.piece_id where n.stock_take_id = t.id) states
    )) as counts ${takes} where ${wanted} order by t.started_at desc, t.id limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { count: counted[0]?.count ?? 0, takes: rows }
}
