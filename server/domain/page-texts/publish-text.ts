import { isDeepStrictEqual } from 'node:util'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { findGoneLinks } from '#server/domain/page-texts/check-document.ts'
import { type PageText, readFacts, readPageText } from '#server/domain/page-texts/read-page-texts.ts'
import { storeDefault } from '#server/domain/page-texts/store-default.ts'
import { lockPage, runOnPage, storedText, subjectOf, writeColumns } from '#server/domain/page-texts/write-draft.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { mayStaff } from '#server/domain/staff/may-staff.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'origins' | 'company' | 'ownerSettings' | 'cryptoWallets'>
type OfPage = { page: TextPageName; version: number }

/**
 * Publishes the draft and cancels a scheduled publication. Throws `conflict` if the draft equals the published text, or if it links to
 * pages that no longer exist.
 */
export function publishPageText(ctx: Ctx, staff: StaffActor, { page, version }: OfPage): Promise<string> {
  return runOnPage(ctx, staff, { name: 'page-text.publish', page }, async (tx) => {
    const current = await lockPage(tx, { page, version })
    if (!current.isChanged) throw new CodedError('conflict', { reason: 'text-same' })
    assertLinks(ctx, current)
    await show(tx, ctx, current, current.draft)
  })
}

type Plan = OfPage & { at: Date | null }

/** Schedules the current draft for publication. Later changes of the draft are not published with it. `at: null` cancels the schedule. */
export function planPageText(ctx: Ctx, staff: StaffActor, { page, version, at }: Plan): Promise<string> {
  if (at && at.getTime() <= ctx.now()) throw new CodedError('invalid', { fields: { publish_at: 'plan-past' } })
  return runOnPage(ctx, staff, { name: 'page-text.plan', page }, async (tx) => {
    const current = await lockPage(tx, { page, version })
    if (at ? !current.isChanged : !current.plan) throw new CodedError('conflict', { reason: 'text-same' })
    if (at) assertLinks(ctx, current)
    const planned = at && { planned: JSON.stringify(current.draft), publish_at: at, publish_by: staff.staffId }
    await writeColumns(tx, { page, version }, planned ?? noPlan)
    if (at) await enqueue(tx, 'publish-page-text', { page }, { runAt: at, key: `${page} ${at.toISOString()}` })
  })
}

const noPlan = { planned: null, publish_at: null, publish_by: null }

function assertLinks(ctx: Ctx, { page, draft, shown }: PageText): void {
  const gone = findGoneLinks(ctx, page, { document: draft, before: shown })
  if (gone.length) throw new CodedError('conflict', { reason: 'text-links-gone', values: { links: gone.join(', ') } })
}

/**
 * Publishes a scheduled text that is due. If the text links to pages that no longer exist, it stays a draft, and the staff are notified. If
 * the person who scheduled it may no longer publish, only cancels the schedule. Locks the page, so it is safe to run twice, even
 * concurrently.
 */
export async function publishPlanned(ctx: Ctx, page: TextPageName): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const due = await tx
      .selectFrom('page_text')
      .select(['planned', 'publish_by'])
      .where('id', '=', page)
      .where('publish_at', '<=', new Date(ctx.now()))
      .forUpdate()
      .executeTakeFirst()
    const planned = due?.planned
    if (!planned) return
    // the person who scheduled the publication may have lost the permission since
    const mayPublish = due.publish_by === null || (await mayStaff(tx, due.publish_by, 'content.publish'))
    const current = await readPageText(tx, page)
    const isPublished = mayPublish && findGoneLinks(ctx, page, { document: planned, before: current.shown }).length === 0
    const action = { name: isPublished ? 'page-text.publish' : 'page-text.plan', subject: subjectOf(page) } as const
    await runActionIn(tx, { actor: { kind: 'shop' }, action, at: new Date(ctx.now()) }, async () => {
      if (isPublished) await show(tx, ctx, current, planned)
      else if (mayPublish) await keepAsDraft(tx, ctx, current, planned)
      else await writeColumns(tx, current, noPlan)
    })
  })
}

/** Cancels the publication of a scheduled text and notifies the staff. The text becomes the draft again if the draft was discarded. */
async function keepAsDraft(tx: Tx, ctx: Ctx, current: PageText, planned: TextDocument): Promise<void> {
  const { page, isChanged, plan } = current
  await writeColumns(tx, current, { ...(isChanged ? {} : { draft: JSON.stringify(planned) }), ...noPlan })
  const key = `text-plan-failed ${page} ${String(plan?.at.toISOString())}`
  await notifyStaff(tx, ctx, { kind: 'text-plan-failed', key, subject: subjectOf(page) })
}

/** Cancels all publications of page texts that a person has scheduled. Returns the names of the affected pages. */
export async function dropPlannedTexts(tx: Tx, staffId: string): Promise<TextPageName[]> {
  const planned = await tx.selectFrom('page_text').select('id').where('publish_by', '=', staffId).orderBy('id').forUpdate().execute()
  for (const { id } of planned) await writeColumns(tx, await readPageText(tx, id), noPlan)
  return planned.map(({ id }) => id)
}

/** Publishes all overdue scheduled texts, in case their own jobs were given up or deleted by an undo. */
export async function publishDue(ctx: Ctx & Pick<ShopContext, 'log'>): Promise<void> {
  const due = await ctx.db.selectFrom('page_text').select('id').where('publish_at', '<=', new Date(ctx.now())).execute()
  for (const { id: page } of due)
    await publishPlanned(ctx, page).catch((error: unknown) => ctx.log.error({ page, err: error }, 'a planned text could not be published'))
}

async function show(tx: Tx, ctx: Ctx, current: PageText, document: TextDocument): Promise<void> {
  const { page, version, draft, isChanged, isOwn } = current
  if (!isOwn) await storeDefault(tx, ctx, page)
  const shown = storedText(page, document)
  await writeColumns(
    tx,
    { page, version },
    {
      shown,
      facts: shown && JSON.stringify(readFacts(ctx)),
      // keep the draft if it was edited after the publication was scheduled
      draft: isChanged && !isDeepStrictEqual(draft, document) ? JSON.stringify(draft) : null,
      ...noPlan,
    },
  )
}
