import { sql } from 'kysely'
import { type PolicyName, policyNames, type TextPageName } from '#contract/rules/page-texts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { shopToday } from '#server/domain/shop-today.ts'

/** A version of a policy that is no longer in force. `name`: identifies the version in URLs. `from`: null if unknown. */
export type EarlierVersion = { number: number; name: string; from: Date | null; until: Date }

/**
 * SQL condition: the version's time of publication is known, or the version is the first. Older releases of the shop stored changed default
 * texts without this time.
 */
const hasKnownTime = sql<boolean>`(number = 1 or shown_from is not null)`

/** The versions of a policy. `from`: since when the latest is in force; null if unknown. `earlier`: the others, newest first. */
export type PolicyVersions = { from: Date | null; earlier: EarlierVersion[] }

/** Returns the versions of each policy. */
export async function readPolicyVersions(db: Db): Promise<Map<TextPageName, PolicyVersions>> {
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

/**
 * Names each version by the day of its publication in the time zone of the first office, or `first` if the day is unknown. If several
 * versions have the same day, the later ones get a numeric suffix.
 */
function nameVersions(rows: readonly { number: number; shown_from: Date | null }[]): PolicyVersions {
  const counts = new Map<string, number>()
  const versions = rows.map(({ number, shown_from: from }) => {
    const day = from ? shopToday(from) : 'first'
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    return { number, from, name: count === 1 ? day : `${day}-${count}` }
  })
  const earlierVersions = versions.flatMap((version, at) => {
    const until = versions[at + 1]?.from
    return until ? [{ ...version, until }] : []
  })
  return { from: versions.at(-1)?.from ?? null, earlier: earlierVersions.toReversed() }
}

/** Returns one earlier version of a policy. `facts`: the values of the placeholders at that time. Throws `not-found`. */
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
