import { isDeepStrictEqual } from 'node:util'
import { type TextPageName, textPages } from '#contract/rules/page-texts.ts'
import type { TextDocument, TextPart } from '#contract/rules/staff/text-document.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import type { ChangePageText } from '#contract/staff/page-texts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import { assertDocument } from '#server/domain/page-texts/check-document.ts'
import { getDefaultDocument } from '#server/domain/page-texts/default-texts.ts'
import { getVersion, readPageText } from '#server/domain/page-texts/read-page-texts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'origins'>
type OfPage = { page: TextPageName; version: number }

/** Changes a draft, which is visible only in the preview. Throws `invalid` with the errors, and `conflict` for an outdated version. */
export function changePageText(ctx: Ctx, staff: StaffActor, page: TextPageName, { version, ...change }: ChangePageText): Promise<string> {
  return runOnPage(ctx, staff, { name: 'page-text.change', page }, async (tx) => {
    const { draft } = await lockPage(tx, { page, version })
    const document = applyChange(draft, change)
    assertDocument(ctx, page, { document, before: draft })
    await writeDraft(tx, { page, version }, document)
  })
}

/** Discards the draft, so that the editor shows the published text again. */
export function discardPageText(ctx: Ctx, staff: StaffActor, { page, version }: OfPage): Promise<string> {
  return runOnPage(ctx, staff, { name: 'page-text.discard', page }, (tx) => writeColumns(tx, { page, version }, { draft: null }))
}

/** Copies an earlier version into the draft, without publishing it. */
export function restoreVersion(ctx: Ctx, staff: StaffActor, { page, version }: OfPage, number: number): Promise<string> {
  return runOnPage(ctx, staff, { name: 'page-text.restore', page }, async (tx) => {
    const document = await getVersion(tx, page, number)
    await lockPage(tx, { page, version })
    await writeDraft(tx, { page, version }, document)
  })
}

/** Runs an action on the text of a page. Returns the id of the action. */
export async function runOnPage(
  ctx: Pick<Ctx, 'db' | 'now'>,
  staff: StaffActor,
  { name, page }: { name: ActionName; page: TextPageName },
  body: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  const { actionId } = await runAction(ctx, staff, { name, subject: subjectOf(page) }, async (tx) => void (await body(tx)))
  return actionId
}

/** The text of a page as an audit subject. */
export const subjectOf = (page: TextPageName) => ({ kind: 'page-text' as const, id: page, label: textPages[page].path })

/** Locks a page and reads it. Throws `conflict` for an outdated version. */
export async function lockPage(tx: Tx, { page, version }: OfPage) {
  await tx.selectFrom('page_text').select('id').where('id', '=', page).forUpdate().execute()
  const current = await readPageText(tx, page)
  // for an outdated version, `writeColumns` always throws, with an error that names the person who changed the page
  if (current.version !== version) await writeColumns(tx, { page, version }, {})
  return current
}

/** Writes columns of a page and increments its version. Throws `conflict` for an outdated version. */
export function writeColumns(tx: Tx, { page, version }: OfPage, columns: Record<string, unknown>): Promise<number> {
  const row = { table: 'page_text', id: page, version, subject: subjectOf(page) }
  return updateVersioned(tx, row, columns, async () => (await readPageText(tx, page)).draft)
}

async function writeDraft(tx: Tx, of: OfPage, document: TextDocument): Promise<void> {
  const { shown } = await readPageText(tx, of.page)
  await writeColumns(tx, of, { draft: isDeepStrictEqual(document, shown) ? null : JSON.stringify(document) })
}

/**
 * Returns the stored form of a text. Null if the text equals the default text, so that the page follows changes of the default text in
 * later releases.
 */
export const storedText = (page: TextPageName, document: TextDocument): string | null =>
  isDeepStrictEqual(document, getDefaultDocument(page)) ? null : JSON.stringify(document)

function applyChange(draft: TextDocument, { order, parts = {}, ...heading }: Omit<ChangePageText, 'version'>): TextDocument {
  const ids = order ?? draft.parts.map(({ id }) => id)
  const goneId = Object.keys(parts).find((id) => !ids.includes(id))
  if (goneId !== undefined) throw new CodedError('conflict', { reason: 'text-part-gone' })
  const find = (id: string): TextPart => {
    const changedPart = parts[id]
    const part = changedPart ? { id, ...changedPart } : draft.parts.find((each) => each.id === id)
    if (!part) throw new CodedError('invalid', { reason: 'text-part-gone', fields: { order: 'text-part-gone' } })
    return part
  }
  const { title = draft.title, description = draft.description, lead = draft.lead } = heading
  return { title, description, lead, parts: ids.map(find) }
}
