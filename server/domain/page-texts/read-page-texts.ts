import { isDeepStrictEqual } from 'node:util'
import { languages } from '#contract/language.ts'
import { factsOf } from '#contract/rules/page-facts.ts'
import { type TextPageName, textPageNames, textPages } from '#contract/rules/page-texts.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredFacts } from '#server/db/tables/content.ts'
import { getDefaultDocument } from '#server/domain/page-texts/default-texts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the values of the placeholders in page texts, by language. `from`: when the policy came into force; null if unknown. */
export function readFacts(
  { company, ownerSettings, cryptoWallets }: Pick<ShopContext, 'company' | 'ownerSettings' | 'cryptoWallets'>,
  from: Date | null = null,
): StoredFacts {
  const shop = { company: company(), reservationHours: ownerSettings().reservation_hours, cryptoWallets: cryptoWallets() }
  return recordOf(languages.map((language) => [language, factsOf({ ...shop, language }, from)] as const))
}

/** A page in the editor: its draft and its published text. The two are equal until the draft is changed. */
export type PageText = Awaited<ReturnType<typeof readPageText>>

/** Reads one page with its draft. */
export async function readPageText(db: Db, page: TextPageName) {
  const row = await selectPages(db).where('page_text.id', '=', page).executeTakeFirstOrThrow()
  return completePage(row)
}

/** Reads all pages, in the order in which the back office lists them. */
export async function readPageTexts(db: Db) {
  const rows = await selectPages(db).execute()
  return textPageNames.flatMap((page) => rows.filter(({ id }) => id === page).map(completePage))
}

function selectPages(db: Db) {
  return db
    .selectFrom('page_text')
    .leftJoin('staff', 'staff.id', 'page_text.publish_by')
    .select((of) => [
      'page_text.id',
      'page_text.draft',
      'page_text.shown',
      'page_text.planned',
      'page_text.publish_at',
      'page_text.edit_version',
      'staff.name as planned_by',
      of
        .selectFrom('page_text_version')
        .whereRef('page_text_version.page', '=', 'page_text.id')
        .select(({ fn }) => fn.max('shown_from').as('at'))
        .as('published_at'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPages>['execute']>>[number]

function completePage({ id, draft, shown, planned, publish_at: at, edit_version: version, ...row }: Row) {
  const shownText = shown ?? getDefaultDocument(id)
  const draftText = draft ?? shownText
  return {
    page: id,
    version,
    draft: draftText,
    shown: shownText,
    isChanged: !isDeepStrictEqual(draftText, shownText),
    isOwn: shown !== null,
    plan: at && { at, by: row.planned_by, isDraft: isDeepStrictEqual(planned, draftText) },
    publishedAt: row.published_at,
  }
}

/**
 * Returns when the draft of a policy comes into force: at its scheduled time, otherwise now. For an unchanged draft, returns the time of
 * publication. Null if this time is unknown, and for a page that is not a policy.
 */
export function draftFrom({ page, isChanged, plan, publishedAt }: PageText, now: number): Date | null {
  if (!textPages[page].isPolicy) return null
  if (!isChanged) return publishedAt
  return plan?.isDraft ? plan.at : new Date(now)
}

/** Returns the versions of a page, newest first. */
export function listVersions(db: Db, page: TextPageName) {
  return db
    .selectFrom('page_text_version')
    .leftJoin('staff', 'staff.id', 'page_text_version.staff_id')
    .select(['number', 'shown_from', 'is_default', 'staff.name as by'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute()
}

/** Returns the text of a version. Throws `not-found`. */
export async function getVersion(db: Db, page: TextPageName, number: number): Promise<TextDocument> {
  const version = await findVersion(db, page, number)
  if (!version) throw new CodedError('not-found')
  return version
}

/** Returns the text of a version. Null if the version does not exist. */
export async function findVersion(db: Db, page: TextPageName, number: number): Promise<TextDocument | null> {
  const row = await db
    .selectFrom('page_text_version')
    .select('document')
    .where('page', '=', page)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.document ?? null
}
