import { isDeepStrictEqual } from 'node:util'
import type { StoredBanner } from '#contract/rules/staff/home-parts.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import type { ChangeHome } from '#contract/staff/home.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import { findPage } from '#server/domain/home/find-page.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'origins'>

/** Saves the draft of the home page. Throws if a link or picture does not exist, or if the draft has changed since `version`. */
export async function changeHome(ctx: Ctx, staff: StaffActor, { version, banners, rows }: ChangeHome): Promise<string> {
  const bannersToWrite = banners && checkLinks(ctx, banners, await readKnownLinks(ctx))
  if (bannersToWrite) await assertPictures(ctx.db, bannersToWrite)
  return runOnDraft(ctx, staff, 'home.change', (tx) => writeDraft(tx, version, { banners: bannersToWrite, rows: JSON.stringify(rows) }))
}

/** Publishes the draft of the home page. */
export async function publishHome(ctx: Ctx, staff: StaffActor, version: number): Promise<string> {
  const subject = { kind: 'home' as const, id: 'shown' }
  const { actionId } = await runAction(ctx, staff, { name: 'home.publish', subject }, async (tx) => {
    const draft = await lockDraft(tx, version)
    // check again, because a linked page may have been removed since the draft was saved; accept links that are already published
    checkLinks(ctx, draft.banners ?? [], await readShownLinks(tx, ctx))
    await tx
      .updateTable('home_page')
      .set(({ eb }) => ({
        banners: draft.banners && JSON.stringify(draft.banners),
        rows: JSON.stringify(draft.rows),
        edit_version: eb('edit_version', '+', 1),
      }))
      .where('id', '=', 'shown')
      .execute()
  })
  return actionId
}

/** Resets the draft to the published home page. */
export async function discardHomeDraft(ctx: Ctx, staff: StaffActor, version: number): Promise<string> {
  return runOnDraft(ctx, staff, 'home.discard', async (tx) => {
    const shown = await tx.selectFrom('home_page').select(['banners', 'rows']).where('id', '=', 'shown').executeTakeFirstOrThrow()
    await writeDraft(tx, version, { banners: shown.banners, rows: JSON.stringify(shown.rows) })
  })
}

/** Whether the draft differs from the published home page. */
export async function isHomeChanged(db: Db): Promise<boolean> {
  const pages = await db.selectFrom('home_page').select(['banners', 'rows']).execute()
  return !isDeepStrictEqual(pages[0], pages[1])
}

const draftSubject = { kind: 'home' as const, id: 'draft' }

async function runOnDraft(ctx: Ctx, staff: StaffActor, name: ActionName, body: (tx: Tx) => Promise<unknown>): Promise<string> {
  const { actionId } = await runAction(ctx, staff, { name, subject: draftSubject }, async (tx) => void (await body(tx)))
  return actionId
}

function writeDraft(tx: Tx, version: number, { banners, rows }: { banners: StoredBanner[] | null; rows: string }) {
  const columns = { banners: banners && JSON.stringify(banners), rows }
  return updateVersioned(tx, { table: 'home_page', id: 'draft', version, subject: draftSubject }, columns, () => readDraft(tx))
}

const selectDraft = (tx: Tx) => tx.selectFrom('home_page').select(['banners', 'rows', 'edit_version']).where('id', '=', 'draft')

// Does not lock the draft, because that could deadlock. The preceding update has locked the row of catalog changes through a trigger.
// Another transaction may hold the lock of the draft and wait for that row.
const readDraft = (tx: Tx) => selectDraft(tx).executeTakeFirstOrThrow()

async function lockDraft(tx: Tx, version: number) {
  const draft = await selectDraft(tx).forUpdate().executeTakeFirstOrThrow()
  if (draft.edit_version === version) return draft
  throw await createEditConflict(tx, { subject: draftSubject }, 'edited-meanwhile', { current: draft, version: draft.edit_version })
}

/** Returns the links of the draft and of the published page. An edit may keep these links even if their pages no longer exist. */
async function readKnownLinks(ctx: Ctx): Promise<Set<string>> {
  const draft = await ctx.db.selectFrom('home_page').select('banners').where('id', '=', 'draft').executeTakeFirst()
  return new Set([...(draft?.banners ?? []).map(({ link }) => link), ...(await readShownLinks(ctx.db, ctx))])
}

async function readShownLinks(db: Db, { catalog }: Ctx): Promise<Set<string>> {
  const shown = await db.selectFrom('home_page').select('banners').where('id', '=', 'shown').executeTakeFirst()
  return new Set((shown?.banners ?? catalog.current().content.banners).map(({ link }) => link))
}

function checkLinks({ catalog, origins }: Ctx, banners: readonly StoredBanner[], known: ReadonlySet<string>): StoredBanner[] {
  return banners.map((banner, at) => {
    if (known.has(banner.link)) return banner
    const link = findPage(catalog.current(), origins, banner.link)
    if (link === null)
      throw new CodedError('invalid', { reason: 'banner-link-unknown', fields: { [`banners.${at}.link`]: 'banner-link-unknown' } })
    return { ...banner, link }
  })
}

async function assertPictures(db: Db, banners: readonly StoredBanner[]): Promise<void> {
  const pictureIds = [...new Set(banners.flatMap(({ picture }) => picture ?? []))]
  if (!pictureIds.length) return
  const pictures = await db.selectFrom('home_picture').select('id').where('id', 'in', pictureIds).execute()
  if (pictures.length !== pictureIds.length) throw new CodedError('invalid', { reason: 'banner-picture-unknown' })
}
