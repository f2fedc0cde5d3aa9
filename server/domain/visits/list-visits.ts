import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { DepositState } from '#contract/rules/staff/piece-enums.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { type Reach, threadReach } from '#server/domain/people/reach.ts'
import { readPieceTraits } from '#server/domain/pieces/piece-traits.ts'

/** A piece of a visit, with its location and its hold for the visit. */
export type VisitPieceRow = {
  id: number
  kind: Kind
  name: string
  reference: string | null
  status: PieceStatus
  photo: string | null
  widths: number[] | null
  isDemo: boolean | null
  city: string
  place: Record<Language, string> | null
  hold: 'open' | 'ended' | null
  missed: boolean
  move: { state: 'asked' | 'sent'; to: string; at: string } | null
  deposit: { state: DepositState; cents: number | null } | null
}

/** A piece of a visit, with traits that distinguish it from other pieces of the same reference. */
export type ListedVisitPiece = VisitPieceRow & { traits?: PieceTraits | undefined }

export type ListedVisit = {
  id: number
  office: OfficeKey
  starts_at: Date
  cancelled_at: Date | null
  confirmed_at: Date | null
  version: number
  thread_id: number | null
  language: Language
  telegram: string | null
  reach: Reach
  fields: Record<string, string | number | boolean | undefined>
  pieces: ListedVisitPiece[]
}

const visitsMax = 500

/** Lists the visits that start between two times, including cancelled ones. */
export async function listVisits(
  db: Db,
  reader: Pick<StaffActor, 'permissions'>,
  { from, until }: { from: Date; until: Date },
): Promise<ListedVisit[]> {
  const { rows } = await sql<ListedVisit>`
    select v.id, v.office, v.starts_at, v.cancelled_at, v.confirmed_at, v.edit_version as version, t.id as thread_id, e.fields,
      e.language, c.username as telegram, ${threadReach} as reach, ${visitPieces} as pieces
    from visit v join enquiry e on e.id = v.enquiry_id left join thread t on t.enquiry_id = e.id
      left join customer c on c.id = e.customer_id
    where v.starts_at >= ${from} and v.starts_at < ${until}
    order by v.starts_at, v.id limit ${visitsMax}`.execute(db)
  const ids = rows.flatMap(({ pieces }) => pieces.map(({ id }) => id))
  if (!ids.length) return rows
  const traits = await readPieceTraits(db, reader, ids)
  return rows.map((visit) => ({ ...visit, pieces: visit.pieces.map((piece) => ({ ...piece, traits: traits.get(piece.id) })) }))
}

/** SQL: the pieces of a visit `v`, as JSON. */
export const visitPieces = sql`coalesce((
  select json_agg(json_build_object(
    'id', p.id, 'kind', p.kind, 'name', concat_ws(' ', b.name, p.model_name), 'reference', p.reference, 'status', p.status,
    'photo', cover.hash, 'widths', cover.widths, 'isDemo', cover.is_demo, 'city', c.key, 'place', case when place.id is not null then json_build_object('ru', place.name_ru, 'en', place.name_en) end,
    'hold', case when h.id is null then null when h.ended_at is null then 'open' else 'ended' end,
    'missed', vp.missed_at is not null,
    'move', (
      select json_build_object('state', m.state, 'to', mc.key, 'at', coalesce(m.sent_at, m.asked_at))
      from piece_move m join city mc on mc.id = m.to_city_id where m.piece_id = p.id and m.state in ('asked', 'sent')
    ),
    'deposit', (
      select json_build_object('state', d.deposit_state, 'cents', d.deposit_cents) from piece_move d
      where d.visit_id = v.id and d.piece_id = p.id and d.deposit_state is not null order by d.asked_at desc limit 1
    )
  ) order by vp.id)
  from visit_piece vp join piece p on p.id = vp.piece_id join brand b on b.id = p.brand_id join city c on c.id = p.city_id
    left join piece_private s on s.piece_id = p.id left join place on place.id = s.place_id
    left join piece_hold h on h.id = vp.hold_id
    left join lateral (
      select hash, widths, is_demo from photo where photo.piece_id = p.id and not is_wide and not is_live order by position limit 1
    ) cover on true
  where vp.visit_id = v.id
), '[]')`
