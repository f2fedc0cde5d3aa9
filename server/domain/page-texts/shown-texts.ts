import type { TextPageName } from '#contract/rules/page-texts.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import type { Db } from '#server/db/database.ts'
import { readEarlierVersions, type EarlierVersion } from '#server/domain/page-texts/policy-versions.ts'

/** `own`: the texts that the owner has published. `earlier`: the earlier versions of policies. */
export type ShownTexts = { own: Map<TextPageName, TextDocument>; earlier: Map<TextPageName, EarlierVersion[]> }

/** Reads the published texts that replace default texts, and the earlier versions of policies. */
export async function readShownTexts(db: Db): Promise<ShownTexts> {
  const rows = await db.selectFrom('page_text').select(['id', 'shown']).where('shown', 'is not', null).execute()
  return {
    own: new Map(rows.flatMap(({ id, shown }) => (shown ? [[id, shown] as const] : []))),
    earlier: await readEarlierVersions(db),
  }
}
