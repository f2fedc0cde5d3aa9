import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { type CompanyFact, type CompanyFacts, companyFactNames } from '#contract/rules/staff/company-facts.ts'
import type { Db } from '#server/db/database.ts'

export type StoredDay = { id: number; day: string; office: OfficeKey | null }

/** The company facts that the owner changed, and the upcoming closed days by date. */
export type StoredCompany = { facts: Partial<CompanyFacts>; closedDays: StoredDay[] }

const daysMax = 2000

/** Reads the company facts that the owner changed, and the closed days. Ignores facts that are unknown to this version of the shop. */
export async function readStoredCompany(db: Db, now: number): Promise<StoredCompany> {
  const rows = await db.selectFrom('company_fact').select(['name', 'value']).execute()
  const closedDays = await db
    .selectFrom('closed_day')
    .select(['id', sql<string>`day::text`.as('day'), 'office'])
    // two days of margin, because a day that has ended in UTC may still be today in another time zone
    .where('day', '>=', sql<Date>`${isoDay(now - 2 * dayMs)}::date`)
    .orderBy('closed_day.day')
    .orderBy('id')
    .limit(daysMax)
    .execute()
  const facts: Partial<CompanyFacts> = {}
  for (const { name, value } of rows) if (isCompanyFact(name)) facts[name] = value
  return { facts, closedDays }
}

const isoDay = (timestamp: number) => new Date(timestamp).toISOString().slice(0, 10)

function isCompanyFact(name: string): name is CompanyFact {
  return companyFactNames.some((known) => known === name)
}
