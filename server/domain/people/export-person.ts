import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { lockPeople, personSubject } from '#server/domain/people/change-person.ts'
import { exportHtml } from '#server/domain/people/export-html.ts'
import { readTraces, type Traces } from '#server/domain/people/read-traces.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'ports'>
export type PersonExport = { id: string; state: 'waiting' | 'ready' | 'failed'; bytes: number | null; created_at: Date }

export const exportFileName = (id: string): string => `person-${id}.zip`

/** Begins to gather everything that the shop knows of a person; a job makes the file. */
export async function startExport(ctx: Ctx, actor: StaffActor, id: number): Promise<PersonExport> {
  const at = new Date(ctx.now())
  return transaction(ctx.db, async (tx) => {
    await lockPeople(tx, [id])
    const action = { name: 'person.export', subject: personSubject(id) } as const
    const { result } = await runActionIn(tx, { actor, action, at }, async () => {
      const made = { person_id: id, staff_id: actor.staffId, created_at: at }
      const row = await tx
        .insertInto('person_export')
        .values(made)
        .returning(['id', 'state', 'bytes', 'created_at'])
        .executeTakeFirstOrThrow()
      await enqueue(tx, 'export-person', { id: row.id }, { key: row.id })
      return row
    })
    return result
  })
}

/** How far an export of this person is. Throws `not-found`. */
export async function readExport(db: Db, personId: number, id: string): Promise<PersonExport> {
  const columns = ['id', 'state', 'bytes', 'created_at'] as const
  const row = await db.selectFrom('person_export').select(columns).where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

/** The file of an export that is ready. Throws `not-found`. */
export async function readExportFile(ctx: Pick<Ctx, 'db' | 'ports'>, personId: number, id: string): Promise<Buffer> {
  const { state } = await readExport(ctx.db, personId, id)
  const bytes = state === 'ready' ? await ctx.ports.enquiryFiles.get(exportFileName(id)) : null
  if (!bytes) throw new CodedError('not-found')
  return bytes
}

/** Makes the file of an export, and removes those of more than a day ago; says so where it fails. Safe to run twice. */
export async function makeExport(ctx: Ctx, { id }: { id: string }): Promise<void> {
  try {
    await purgeExports(ctx)
    await makeFile(ctx, id)
  } catch (error) {
    // whoever waits for it learns at once; the job comes back, and its next attempt may succeed
    await ctx.db.updateTable('person_export').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'waiting').execute()
    throw error
  }
}

async function makeFile(ctx: Ctx, id: string): Promise<void> {
  const asked = await ctx.db.selectFrom('person_export').select('person_id').where('id', '=', id).executeTakeFirst()
  if (!asked) return
  const { traces, data } = await transaction(ctx.db, async (tx) => {
    const read = await readTraces(tx, asked.person_id)
    return { traces: read, data: await readEverything(tx, read) }
  })
  const bytes = await pack(ctx, traces, data)
  await ctx.ports.enquiryFiles.put(exportFileName(id), bytes, 'application/zip')
  const made = await ctx.db
    .updateTable('person_export')
    .set({ state: 'ready', bytes: bytes.length })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  // the person was erased meanwhile
  if (!made) await ctx.ports.enquiryFiles.remove(exportFileName(id))
}

/** Removes the files of more than a day ago. */
export async function purgeExports({ db, now, ports }: Ctx): Promise<void> {
  const old = await db
    .selectFrom('person_export')
    .select('id')
    .where('created_at', '<', new Date(now() - dayMs))
    .execute()
  for (const { id } of old) {
    await ports.enquiryFiles.remove(exportFileName(id))
    await db.deleteFrom('person_export').where('id', '=', id).execute()
  }
}

type Part = { title: string; rows: Record<string, unknown>[] }

/** Every row that is a person's, by the name of its table. Secrets of signing in and the staff's own notes are not theirs. */
async function readEverything(db: Db, { ids, accounts, threads, orders }: Traces): Promise<Part[]> {
  const parts: [string, ReturnType<typeof sql>][] = [
    ['person', sql`select id, name, city, language, created_at, last_at from person where id = any(${ids})`],
    ['contacts', sql`select kind, value from person_handle where person_id = any(${ids}) and kind <> 'account'`],
    [
      'accounts',
      sql`select id, phone, email, verified_email, first_name, last_name, username, telegram_id, language, created_at
        from customer where id::text = any(${accounts})`,
    ],
    ['sessions', sql`select created_at, refreshed_at, ended_at from session where customer_id::text = any(${accounts})`],
    ['addresses', sql`select * from address where customer_id::text = any(${accounts})`],
    [
      'favorites',
      sql`select b.name as brand, p.model_name as model, p.reference, f.added_at from favorite f join piece p on p.id = f.piece_id
        join brand b on b.id = p.brand_id where f.customer_id::text = any(${accounts})`,
    ],
    [
      'enquiries',
      sql`select t.id as number, t.kind, t.status, t.office, e.fields, e.page, t.created_at, t.last_at from thread t
        left join enquiry e on e.id = t.enquiry_id where t.id = any(${threads}) order by t.id`,
    ],
    [
      'messages',
      sql`select thread_id as enquiry, direction, channel, body, recipient, created_at, sent_at from thread_message
        where thread_id = any(${threads}) order by id`,
    ],
    [
      'visits',
      sql`select v.office, v.starts_at, v.cancelled_at from visit v join thread t on t.enquiry_id = v.enquiry_id where t.id = any(${threads})`,
    ],
    [
      'orders',
      sql`select number, status, mode, first_name, last_name, phone, email, delivery_method, country_code, state, address_city, postal_code,
        address_line1, address_line2, comment, goods_cents, discount_cents, delivery_cents, total_cents, promo_code, carrier, tracking_number,
        created_at from shop_order where id::text = any(${orders}) order by created_at`,
    ],
    [
      'order lines',
      sql`select o.number as "order", l.brand_name, l.model_name, l.reference, l.quantity, l.price_cents from order_line l
        join shop_order o on o.id = l.order_id where o.id::text = any(${orders}) order by o.created_at, l.position`,
    ],
    [
      'payments',
      sql`select o.number as "order", y.kind, y.amount_cents, y.method, y.reference, y.paid_on from order_payment y
        join shop_order o on o.id = y.order_id where o.id::text = any(${orders})`,
    ],
    ['papers', sql`select number, kind, issued_at, body from document where order_id::text = any(${orders})`],
    [
      'consigned pieces',
      sql`select b.name as brand, p.model_name as model, p.reference, s.acquired_on, s.consigned_until, s.consignor_paid_cents
        from piece_private s join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id where s.consignor_person_id = any(${ids})`,
    ],
  ]
  const read: Part[] = []
  for (const [title, query] of parts) read.push({ title, rows: (await query.execute(db)).rows as Record<string, unknown>[] })
  return read
}

async function pack({ ports }: Pick<Ctx, 'ports'>, { photoTokens }: Traces, data: readonly Part[]): Promise<Buffer> {
  const archive = new ZipFile()
  archive.addBuffer(Buffer.from(JSON.stringify(Object.fromEntries(data.map(({ title, rows }) => [title, rows])), null, 2)), 'data.json')
  archive.addBuffer(Buffer.from(exportHtml(data, photoTokens.length)), 'data.html')
  for (const [at, token] of photoTokens.entries()) {
    const bytes = await ports.enquiryFiles.get(photoFileName(token))
    if (bytes) archive.addBuffer(bytes, `photographs/${at + 1}.jpg`, { compress: false })
  }
  archive.end()
  const chunks: Buffer[] = []
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
