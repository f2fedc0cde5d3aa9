import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { ListEntryChange, NewListEntry } from '#contract/staff/reference-list-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { mergeTouched } from '#server/domain/audit/merge-touched.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { withFormerName } from '#server/domain/brands/former-name.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'
import { refusal } from '#server/domain/pieces/piece-action.ts'
import { findNearNames } from '#server/domain/reference-lists/near-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type ListEntryRow = {
  id: number
  nameRu: string
  nameEn: string
  spellings: string[] | null
  brandId: number | null
  cityId: number | null
  pieces: number
}
type Written = { entry: ListEntryRow; actionId: string }

/** Whether the entries of a list have spellings, and the same name in both languages. */
export const isBrandLike = (list: FacetGroup) => list === 'brands' || list === 'collections'
const tableOf = (list: FacetGroup) => facetColumns[list].table

/** Reads the entries of a list in the order of their ids. */
export async function readListEntries(db: Db, list: FacetGroup): Promise<ListEntryRow[]> {
  const names = isBrandLike(list)
    ? sql`l.name as "nameRu", l.name as "nameEn", l.spellings`
    : sql`l.name_ru as "nameRu", l.name_en as "nameEn", null as spellings`
  const brand = list === 'collections' ? sql`l.brand_id` : sql`null::int`
  const city = list === 'workshops' ? sql`l.city_id` : sql`null::int`
  const { rows } = await sql<ListEntryRow>`
    select l.id, ${names}, ${brand} as "brandId", ${city} as "cityId", ${usesOf(list)} as pieces from ${sql.table(tableOf(list))} l order by l.id`.execute(
    db,
  )
  return rows
}

function usesOf(list: FacetGroup) {
  if (list === 'functions') return sql`(select count(*) from piece_function f where f.function_id = l.id)::int`
  const [alias = '', column = ''] = facetColumns[list].column.split('.')
  const table = { p: 'piece', w: 'watch', j: 'jewelry' }[alias] ?? 'piece'
  return sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = l.id)::int`
}

/**
 * Adds an entry to a list. Refuses an English name that already exists. Refuses a name similar to an existing one, unless `is_meant`
 * confirms it. Cities cannot be added.
 */
export async function addListEntry(
  ctx: ShopContext,
  actor: Actor,
  list: FacetGroup,
  asked: z.output<typeof NewListEntry>,
): Promise<Written> {
  const { db } = ctx
  if (list === 'cities') throw new CodedError('forbidden')
  if (list === 'collections' && asked.brand_id === undefined) throw new CodedError('invalid', { fields: { brand_id: 'list-brand-needed' } })
  if (list === 'workshops' && asked.city_id === undefined) throw new CodedError('invalid', { fields: { city_id: 'list-city-needed' } })
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${tableOf(list)}, 'id'))::int as id`.execute(db)
  const id = rows[0]?.id ?? 0
  const { actionId } = await runAction(ctx, actor, { name: 'list.add', subject: subjectOf(list, id, asked.name_en) }, async (tx) => {
    // serializes additions to the list, so that two of them cannot add the same name
    await sql`select pg_advisory_xact_lock(hashtextextended(${`entries of ${tableOf(list)}`}, 0))`.execute(tx)
    await assertNewName(tx, list, asked)
    await insertEntry(tx, list, id, asked)
  })
  return { entry: await getEntry(db, list, id), actionId }
}

export const subjectOf = (list: FacetGroup, id: number, label: string) => ({ kind: tableOf(list), id: String(id), label })

async function assertNewName(
  db: Db,
  list: FacetGroup,
  { name_ru, name_en, brand_id, is_meant }: z.output<typeof NewListEntry>,
): Promise<void> {
  const entries = (await readListEntries(db, list)).filter((entry) => list !== 'collections' || entry.brandId === brand_id)
  const namedEntries = entries.map(({ id, nameRu, nameEn, spellings }) => ({ id, names: [nameRu, nameEn, ...(spellings ?? [])] }))
  const near = findNearNames(namedEntries, [name_ru, name_en])
  const isSame = near.some(({ names }) => names.includes(name_en))
  if (near.length && (isSame || !is_meant))
    throw refusal('list-name-near', {
      values: { names: near.map(({ names }) => names[0]).join(', ') },
      body: { near: near.map(({ id, names }) => ({ id, name: names[0] })) },
    })
}

async function insertEntry(tx: Tx, list: FacetGroup, id: number, asked: z.output<typeof NewListEntry>): Promise<void> {
  const values = columnsOf(list, asked)
  const columns = ['id', ...Object.keys(values)]
  await sql`insert into ${sql.table(tableOf(list))} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join([id, ...Object.values(values)])})`.execute(tx)
}

function columnsOf(list: FacetGroup, { name_ru, name_en, brand_id, city_id }: z.output<typeof NewListEntry>): Record<string, unknown> {
  const branded = { name: name_en, spellings: name_ru === name_en ? [] : [name_ru] }
  if (list === 'brands') return branded
  if (list === 'collections') return { ...branded, brand_id }
  const slug = name_en
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const named = { key: `${slug || 'entry'}-${randomUUID().slice(0, 8)}`, name_ru, name_en }
  if (list === 'workshops') return { ...named, city_id }
  return list === 'conditions' ? { ...named, text_ru: '', text_en: '' } : named
}

/** Changes the names or the spellings of an entry. The former name of a brand becomes a spelling. */
export async function changeListEntry(
  ctx: ShopContext,
  actor: Actor,
  { list, id }: { list: FacetGroup; id: number },
  changes: z.output<typeof ListEntryChange>,
): Promise<Written> {
  const before = await getEntry(ctx.db, list, id)
  const { was, spellings, ...names } = changes
  const { actionId } = await runAction(ctx, actor, { name: 'list.edit', subject: subjectOf(list, id, before.nameEn) }, async (tx) => {
    const { nameRu, nameEn, spellings: known } = await lockEntry(tx, list, id)
    const stored = { name_ru: nameRu, name_en: nameEn }
    const wanted = { ...stored, ...was, ...names }
    const merged = await mergeTouched(tx, { tables: [tableOf(list)], rowId: String(id) }, { was, wanted, stored })
    const name = names.name_en && merged.name_en
    const values: [string, unknown][] = isBrandLike(list)
      ? [
          ['name', name],
          ['spellings', list === 'brands' && name ? withFormerName(spellings ?? known ?? [], { from: nameEn, to: name }) : spellings],
        ]
      : [
          ['name_ru', merged.name_ru],
          ['name_en', merged.name_en],
        ]
    const givenValues = values.filter(([, value]) => value !== undefined)
    if (!givenValues.length) return
    const settings = givenValues.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    // increments the version, so that an open form of the brand cannot overwrite this change
    if (isBrandLike(list)) settings.push(sql`edit_version = edit_version + 1`)
    await sql`update ${sql.table(tableOf(list))} set ${sql.join(settings)} where id = ${id}`.execute(tx)
  })
  return { entry: await getEntry(ctx.db, list, id), actionId }
}

/**
 * Deletes an unused entry. Throws `conflict` for an entry that pieces use, and for a brand with collections; such an entry can only be
 * merged. Cities cannot be deleted.
 */
export async function deleteListEntry(ctx: ShopContext, actor: Actor, { list, id }: { list: FacetGroup; id: number }): Promise<string> {
  const { nameEn } = await getEntry(ctx.db, list, id)
  if (list === 'cities') throw new CodedError('forbidden')
  const { actionId } = await runAction(ctx, actor, { name: 'list.delete', subject: subjectOf(list, id, nameEn) }, async (tx) => {
    const { pieces } = await lockEntry(tx, list, id)
    const isOfCollections =
      list === 'brands' && (await tx.selectFrom('collection').select('id').where('brand_id', '=', id).executeTakeFirst())
    if (pieces || isOfCollections) throw refusal('list-entry-used', { values: { pieces } })
    await sql`delete from ${sql.table(tableOf(list))} where id = ${id}`.execute(tx)
  })
  return actionId
}

/** Locks an entry, so that no piece can begin to use it, and returns it. Throws `not-found`. */
export async function lockEntry(tx: Tx, list: FacetGroup, id: number): Promise<ListEntryRow> {
  await sql`select from ${sql.table(tableOf(list))} where id = ${id} for update`.execute(tx)
  return getEntry(tx, list, id)
}

/** Returns one entry. Throws `not-found`. */
export async function getEntry(db: Db, list: FacetGroup, id: number): Promise<ListEntryRow> {
  const entry = (await readListEntries(db, list)).find((each) => each.id === id)
  if (!entry) throw new CodedError('not-found')
  return entry
}
