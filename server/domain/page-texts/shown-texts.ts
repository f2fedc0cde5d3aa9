import type { TextPageName } from '#contract/rules/page-texts.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import type { Db } from '#server/db/database.ts'
import { type PolicyVersions, readPolicyVersions } from '#server/domain/page-texts/policy-versions.ts'

/** `own`: the texts that the owner has published. `policies`: the versions of policies. */
export type ShownTexts = { own: Map<TextPageName, TextDocument>; policies: Map<TextPageName, PolicyVersions> }

/** Reads the published texts that replace default texts, and the versions of policies. */
export async function readShownTexts(db: Db): Promise<ShownTexts> {
  const rows = await db.selectFrom('page_text').select(['id', 'shown']).where('shown', 'is not', null).execute()
  return {
    own: new Map(rows.flatMap(({ id, shown }) => (shown ? [[id, shown] as const] : []))),
    policies: await readPolicyVersions(db),
  }
}
