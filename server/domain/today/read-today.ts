import { type RawBuilder, sql } from 'kysely'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { waitingBuybacks } from '#server/domain/buybacks/list-buybacks.ts'
import { type HealthCounts, healthPart } from '#server/domain/health/count-failures.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { selectKeptOrders } from '#server/domain/staff-orders/order-search.ts'
import { hasOpenOffer, isLate } from '#server/domain/threads/list-threads.ts'
import { visibleThreads } from '#server/domain/threads/visible-threads.ts'
import { type ListedVisit, listVisits } from '#server/domain/visits/list-visits.ts'

const shownOrders = 8
const shownHolds = 20
const consignmentDays = 14

/** Money in cents, times in PostgreSQL's JSON format. */
type TodayOrder = { id: string; number: string; name: string; pieces: string[]; totalCents: number; expiresAt: string }
type TodayQuote = { threadId: number; pieces: string[]; until: string; isOpened: boolean }
type TodayHold = { pieceId: number; label: string; traits: PieceTraits; until: string }

/** Pending work of a staff member. Money in cents. */
export type Today = {
  orders: { waiting: number; kept: number; owedBack: number; first: TodayOrder[]; failedEmails: number } | null
  threads: { unread: number; late: number; failed: number; failedId: number | null } | null
  pieces: {
    available: number
    onHold: number
    drafts: number
    draftsWithoutPhoto: number
    withoutPhoto: number
    moving: number
    deposits: number
    holds: TodayHold[]
  } | null
  quotes: TodayQuote[] | null
  consignments: number | null
  buybacks: number | null
  offers: number | null
  /** Pieces that match requests of people whom the staff still have to notify; `firstId` is the id of one such piece. */
  wanted: { pieces: number; firstId: number | null } | null
  health: HealthCounts | null
  wallets: { proposed: number; approved: number } | null
  visits: ListedVisit[] | null
}

/** Reads the pending work for which the actor has the permissions. */
export async function readToday(
  { db, now: clock, ownerSettings }: Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>,
  actor: StaffActor,
): Promise<Today> {
  const now = clock()
  const soon = new Date(now + ownerSettings().ending_soon_hours * hourMs)
  const mayRead = (permission: Parameters<typeof actor.permissions.has>[0], part: RawBuilder<unknown>) =>
    actor.permissions.has(permission) ? sql`(${part})` : sql`null`
  const { rows } = await sql<Omit<Today, 'visits'>>`
    select ${mayRead('order.read', ordersPart(now))} as orders, ${mayRead('thread.read', threadsPart(actor, now))} as threads,
      ${mayRead('piece.read', piecesPart(actor, soon))} as pieces, ${mayRead('piece.cost', consignmentsPart(now))} as consignments,
      ${mayRead('thread.read', waitingBuybacks(actor))} as buybacks, ${mayRead('person.contact', wantedPart)} as wanted,
      ${mayRead('thread.read', offersPart(actor, now))} as offers,
      ${mayRead('quote.make', quotesPart(actor, now, soon))} as quotes, ${mayRead('wallet.approve', walletsPart)} as wallets,
      ${mayRead('settings.read', healthPart(now))} as health`.execute(db)
  const [parts] = rows
  if (!parts) throw new Error('A single-row query returned no row')
  return { ...parts, visits: actor.permissions.has('visit.manage') ? await readVisits({ db, now }, actor) : null }
}

const ordersPart = (now: number) => sql`
  select json_build_object(
    'waiting', (select count(*) from order_listing where status = 'pending'),
    'kept', (select count(*) from (${selectKeptOrders(now)}) kept),
    'owedBack', (select count(*) from order_listing where owed_back_cents > 0),
    'failedEmails', (
      select count(distinct e.order_id) from order_email e left join job j on j.kind = 'mail' and j.key = e.job_key
      where j.dead_at is not null or (j.id is null and e.failed_at is not null)
    ),
    'first', coalesce((
      select json_agg(json_build_object('id', o.id, 'number', o.number, 'name', concat_ws(' ', o.first_name, o.last_name),
        'totalCents', o.total_cents, 'expiresAt', o.expires_at, 'pieces', (
          select json_agg(concat_ws(' ', brand_name, model_name, reference) order by position) from order_line where order_id = o.id
        )) order by o.expires_at, o.created_at, o.id)
      from (
        select * from shop_order where status = 'pending' order by expires_at, created_at, id limit ${sql.lit(shownOrders)}
      ) o
    ), '[]'))`

const threadsPart = (actor: StaffActor, now: number) => sql`
  select json_build_object('unread', count(*) filter (where t.status = 'new'), 'late', count(*) filter (where ${isLate(now)}),
    'failed', count(*) filter (where f.id is not null), 'failedId', min(f.id))
  from thread t left join (
    select m.thread_id as id from job j join thread_message m on m.id::text = j.key where j.kind = 'send-reply' and j.dead_at is not null
    union select thread_id from thread_message where undelivered_at is not null
  ) f on f.id = t.id
  where (t.status in ('new', 'open') or f.id is not null) and ${visibleThreads(actor)}`

const offersPart = (actor: StaffActor, now: number) => sql`
  select count(*)::int from thread t where t.status in ('new', 'open', 'waiting') and ${hasOpenOffer(now)} and ${visibleThreads(actor)}`

const withoutPhoto = sql`not exists (select from photo f where f.piece_id = p.id and not f.is_wide)`

const piecesPart = (actor: StaffActor, soon: Date) => sql`
  select json_build_object(
    'available', count(*) filter (where p.status = 'available'),
    'onHold', (select count(*) from piece_hold where ended_at is null),
    'drafts', count(*) filter (where p.status = 'draft'),
    'draftsWithoutPhoto', count(*) filter (where p.status = 'draft' and ${withoutPhoto}),
    'withoutPhoto', count(*) filter (where p.status = 'available' and ${withoutPhoto}),
    'deposits', (select count(distinct piece_id) from piece_move where deposit_state = 'taken'),
    'moving', (select count(*) from piece_move where state in ('asked', 'sent')),
    'holds', coalesce((
      select json_agg(json_build_object('pieceId', h.piece_id, 'label', concat_ws(' ', b.name, p.model_name, p.reference),
          'traits', ${pieceTraits(actor)}, 'until', h.until)
        order by h.until, h.piece_id)
      from (
        select * from piece_hold where ended_at is null and until <= ${soon} order by until limit ${sql.lit(shownHolds)}
      ) h join piece p on p.id = h.piece_id join brand b on b.id = p.brand_id
    ), '[]'))
  from piece p where p.status in ('available', 'draft')`

const quotesPart = (actor: StaffActor, now: number, soon: Date) => sql`
  select coalesce(json_agg(json_build_object('threadId', q.thread_id, 'until', q.expires_at, 'isOpened', q.opened_at is not null, 'pieces', (
      select json_agg(concat_ws(' ', b.name, p.model_name, p.reference) order by l.position)
      from quote_line l join piece p on p.id = l.piece_id join brand b on b.id = p.brand_id where l.quote_id = q.id
    )) order by q.expires_at), '[]')
  from (
    select quote.* from quote join thread t on t.id = quote.thread_id
    where quote.state = 'open' and quote.expires_at > ${new Date(now)} and quote.expires_at <= ${soon} and ${visibleThreads(actor)}
    order by quote.expires_at limit ${sql.lit(shownHolds)}
  ) q`

const consignmentsPart = (now: number) => sql`
  select count(*)::int from piece_private s join piece p on p.id = s.piece_id
  where s.ownership = 'consignment' and p.status in ('draft', 'incoming', 'available', 'reserved')
    and s.consigned_until <= ${shopToday(now + consignmentDays * dayMs)}::date`

/** Pieces with alerts that the staff have to deliver, because no message is planned or the message has failed. */
const wantedPart = sql`
  select json_build_object('pieces', count(distinct t.piece_id), 'firstId', min(t.piece_id))
  from (
    select piece_id, wanted_id from piece_telling where notified_at is null and due_at is null
    union all select f.piece_id, f.wanted_id from job j join alert_message m on m.id = case when j.kind = 'alert-message' then j.key::int end and m.sent_at is null
      join piece_telling f on f.message_id = m.id
    where j.kind = 'alert-message' and j.dead_at is not null
  ) t join wanted_model w on w.id = t.wanted_id and w.closed_at is null join piece p on p.id = t.piece_id
  where p.status in ('incoming', 'available')`

const walletsPart = sql`
  select json_build_object('proposed', count(*) filter (where state = 'proposed'), 'approved', count(*) filter (where state = 'approved'))
  from wallet where state in ('proposed', 'approved')`

/** Reads today's visits of each office. In any time zone, all of today lies within 24 hours of now. */
async function readVisits({ db, now }: { db: ShopContext['db']; now: number }, actor: StaffActor): Promise<ListedVisit[]> {
  const visits = await listVisits(db, actor, { from: new Date(now - dayMs), until: new Date(now + dayMs) })
  return visits.filter(
    ({ office, starts_at: startsAt, cancelled_at: cancelledAt }) =>
      !cancelledAt && officeClock(office, startsAt.getTime()).date === officeClock(office, now).date,
  )
}
