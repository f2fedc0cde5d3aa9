import { sql } from 'kysely'
import { isDemoCompany } from '#server/domain/first-days/demo-company.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Record = { id: string; label: string } | null
type TestEmail = { fate: 'waiting' | 'sent' | 'failed'; transport: 'smtp' | 'outbox' | null; failure: string | null; sentAt: Date | null }

/** State of the steps in the checklist of the first days. */
export type FirstDaysState = {
  isHidden: boolean
  hasDemo: boolean
  hasOffices: boolean
  hasPiece: boolean
  hasPhotographs: boolean
  piece: Record
  /** Whether a real mail server accepted the latest test email. */
  hasTransport: boolean
  hasColleague: boolean
  invited: number
  hasOrder: boolean
  order: Record
  testEmail: TestEmail | null
}

type Row = Omit<FirstDaysState, 'hasTransport' | 'testEmail' | 'hasColleague'> & {
  people: number
  emailId: string | null
  sentAt: Date | null
  transport: 'smtp' | 'outbox' | null
  failure: string | null
  isGivenUp: boolean
}

/** Reads the state of the first days in one query. Demo pieces count only for `hasDemo`; demo photographs do not count. */
export async function readFirstDays(ctx: Pick<ShopContext, 'db' | 'now' | 'company'>): Promise<FirstDaysState> {
  const now = new Date(ctx.now())
  const { rows } = await sql<Row>`
    select f.hidden_at is not null as "isHidden", exists (select from piece where origin = 'demo') as "hasDemo", f.offices_confirmed_at is not null as "hasOffices",
      exists (select from piece where origin <> 'demo') as "hasPiece",
      exists (select from piece p where origin <> 'demo' and published_at is not null and ${photographed}) as "hasPhotographs",
      (select json_build_object('id', p.id::text, 'label', concat_ws(' ', b.name, p.model_name)) from piece p join brand b on b.id = p.brand_id
        where p.origin <> 'demo' order by p.id desc limit 1) as piece,
      (select count(*)::int from staff where blocked_at is null) as people,
      (select count(*)::int from staff_link where purpose = 'invitation' and spent_at is null and expires_at > ${now}) as invited,
      exists (select from shop_order where placed_by is null or status <> 'pending') as "hasOrder",
      (select json_build_object('id', o.id, 'label', o.number) from shop_order o
        where o.placed_by is not null and o.status = 'pending' order by o.created_at desc, o.id limit 1) as "order",
      f.test_email_id as "emailId", f.test_email_sent_at as "sentAt", f.test_email_transport as transport,
      j.last_error as failure, coalesce(j.dead_at is not null, false) as "isGivenUp"
    from first_days f left join job j on j.kind = 'test-email' and j.key = f.test_email_id::text`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('The row of the first days is missing')
  const { people, emailId, sentAt, transport, failure, isGivenUp, ...state } = row
  return {
    ...state,
    hasOffices: state.hasOffices || !isDemoCompany(ctx.company()),
    hasTransport: sentAt !== null && transport === 'smtp',
    hasColleague: people > 1,
    testEmail: emailId === null ? null : { fate: readFate({ sentAt, isGivenUp }), transport, failure, sentAt },
  }
}

const photographed = sql`exists (select from photo where photo.piece_id = p.id and not photo.is_wide and not photo.is_demo)`

function readFate({ sentAt, isGivenUp }: { sentAt: Date | null; isGivenUp: boolean }): TestEmail['fate'] {
  if (sentAt) return 'sent'
  return isGivenUp ? 'failed' : 'waiting'
}
