import { sql } from 'kysely'
import { offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { type PolicyName, policyNames, type TextPageName } from '#contract/rules/page-texts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

/** A policy version that is no longer in force. `name` identifies it in URLs; `from` is null if unknown. */
export type EarlierVersion = { number: number; name: string; from: Date | null; until: Date }

/**
 * Excludes versions without a time of publication, except the first: they are changed default texts, stored by older releases of the shop.
 */
const hasKnownTime = sql<boolean>`(number = 1 or shown_from is not null)`

/** Returns the earlier versions of each policy, newest first, without the one in force. */
export async function readEarlierVersions(db: Db): Promise<Map<TextPageName, EarlierVersion[]>> {
  const rows = await db
    .selectFrom('page_text_version')
    .select(['page', 'number', 'shown_from'])
    .where('page', 'in', policyNames)
    .where(hasKnownTime)
    .orderBy('page')
    .orderBy('number')
    .execute()
  return new Map(policyNames.map((page) => [page, nameVersions(rows.filter((row) => row.page === page))]))
}

/** Names a version by its day in the time zone of the first office (`first` without a day). Later versions of the same day get a number. */
function nameVersions(rows: readonly { number: number; shown_from: Date | null }[]): EarlierVersion[] {
  const counts = new Map<string, number>()
  const versions = rows.map(({ number, shown_from: from }) => {
    const day = from ? clockTime(offices[0].timeZone, from).slice(0, 10) : 'first'
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    return { number, from, name: count === 1 ? day : `${day}-${count}` }
  })
  const earlierVersions = versions.flatMap((version, at) => {
    const until = versions[at + 1]?.from
    return until ? [{ ...version, until }] : []
  })
  return earlierVersions.toReversed()
}

/** Returns one earlier version of a policy, with the facts of that time. Throws `not-found`. */
export async function getPolicyVersion(db: Db, versions: readonly EarlierVersion[], { page, name }: { page: PolicyName; name: string }) {
  const version = versions.find((each) => each.name === name)
  if (!version) throw new CodedError('not-found')
  const { document, facts } = await db
    .selectFrom('page_text_version')
    .select(['document', 'facts'])
    .where('page', '=', page)
    .where('number', '=', version.number)
    .executeTakeFirstOrThrow()
  return { ...version, document, facts }
}
