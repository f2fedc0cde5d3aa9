import { sql } from 'kysely'
import { foldKey } from '#contract/rules/staff/piece-key.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { findEntries, type NameLookup } from '#server/domain/import/name-lookup.ts'
import { keyProposer, proposeKey } from '#server/domain/import/propose-key.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { serialKeyOf } from '#server/domain/pieces/serials.ts'
import { compactReference } from '#server/domain/search/normalize-text.ts'

type Found = { key: string; ownKey: string | null; brandId: number; isSold: boolean; label: string }
const shownMax = 3

type Named = { row: Row; serial: string; reference: string; year: number; brandIds: ReadonlySet<number>; base: string }

/**
 * Assigns a key to each row without one. Uses the key of the unsold piece with the row's serial number or, for a row without a serial
 * number, with its reference and year. If no unsold piece matches, proposes a key, and lists in `soldAs` the sold pieces that the row may
 * describe. Sets `keyProblem` instead of a key if the match is ambiguous: several pieces match, or another row has the same reference and
 * year.
 */
export async function identifyRows(
  db: Db,
  rows: readonly Row[],
  { names: readNames, texts }: { names: () => Promise<NameLookup>; texts: ImportTexts },
): Promise<Row[]> {
  const isKeyless = ({ cells, problem }: Row) => !cells.get('key') && problem === undefined
  if (!rows.some(isKeyless)) return [...rows]
  const names = await readNames()
  const keyless = new Map(rows.filter(isKeyless).map((row) => [row, nameRow(row, names)]))
  const named = [...keyless.values()]
  const bySerial = await findBySerial(db, named)
  const byReference = await findByReference(db, named)
  const shopKeys = await findKeys(db, named)
  const twins = Map.groupBy(named, identityOf)
  const taken = new Set(rows.map(({ cells }) => foldKey(cells.get('key') ?? '')))
  const freeKey = keyProposer((key) => !taken.has(key) && !shopKeys.has(key))
  // if the same file was imported before, propose the same keys again, except the keys of pieces that are sold by now
  const earlierKey = keyProposer((key) => !taken.has(key) && !shopKeys.get(key)?.isSold)
  return rows.map((row) => {
    const one = keyless.get(row)
    if (!one) return row
    const give = (key: string, keyFrom: Row['keyFrom']): Row => {
      taken.add(foldKey(key))
      return { ...row, cells: new Map(row.cells).set('key', key), keyFrom }
    }
    const matches = one.serial
      ? (bySerial.get(one.serial) ?? [])
      : (byReference.get(identityOf(one)) ?? []).filter((piece) => isOfBrand(piece, one))
    const found = matches.filter(({ isSold }) => !isSold)
    const earlier = one.serial ? undefined : earlierKey(one.base)
    if (earlier && shopKeys.has(earlier) && (!isIdentified(one) || found.some(({ key }) => key === earlier)))
      return give(earlier, 'proposed')
    const [only, other] = found
    if (!only) return { ...give(freeKey(one.base), 'proposed'), ...soldAs([...matches, ...(one.serial ? [] : seriesOf(one, shopKeys))]) }
    if (other || (!one.serial && (twins.get(identityOf(one))?.length ?? 0) > 1))
      return { ...row, keyProblem: texts.severalPieces(found.map(({ label }) => label)) }
    return give(only.ownKey ?? only.key, one.serial ? 'serial' : 'reference')
  })
}

function nameRow(row: Row, names: NameLookup): Named {
  const cell = (column: string) => row.cells.get(column) ?? ''
  return {
    row,
    serial: serialKeyOf(cell('serial')),
    reference: compactReference(cell('reference')),
    year: Number(/(?:1[7-9]|20)\d\d/.exec(cell('year'))?.[0] ?? 0),
    brandIds: new Set(findEntries(names.lists.brand, cell('brand')).map(({ id }) => id)),
    base: proposeKey(row),
  }
}

/** Returns the pieces whose key is the row's proposed key, with or without a numeric suffix. They may come from an earlier import. */
const seriesOf = ({ base }: Named, shopKeys: ReadonlyMap<string, Found>) =>
  [...shopKeys.values()].filter(({ key }) => key === foldKey(base) || key.replace(/-\d+$/, '') === foldKey(base))

function soldAs(pieces: readonly Found[]): Pick<Row, 'soldAs'> {
  const labels = new Set(pieces.filter(({ isSold }) => isSold).map(({ label }) => label))
  return labels.size ? { soldAs: [...labels].slice(0, shownMax) } : {}
}

const isIdentified = ({ reference, year }: Named) => reference !== '' && year > 0
const identityOf = ({ reference, year }: Pick<Named, 'reference' | 'year'>) => `${reference} ${year}`
const isOfBrand = ({ brandId }: Found, { row, brandIds }: Named) => !row.cells.get('brand') || brandIds.has(brandId)

const foundColumns = sql`p.key, p.own_key as "ownKey", p.brand_id as "brandId", p.status = 'sold' as "isSold", concat_ws(' ', b.name, p.model_name, coalesce(p.own_key, p.key)) as label`

async function findBySerial(db: Db, named: readonly Named[]): Promise<Map<string, Found[]>> {
  const serials = [...new Set(named.map(({ serial }) => serial))].filter(Boolean)
  if (!serials.length) return new Map()
  const { rows } = await sql<Found & { serial: string }>`
    select s.serial_key as serial, ${foundColumns}
    from piece_private s join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id
    where s.serial_key = any(${serials}::text[]) order by p.id`.execute(db)
  return Map.groupBy(rows, ({ serial }) => serial)
}

async function findByReference(db: Db, named: readonly Named[]): Promise<Map<string, Found[]>> {
  const years = [...new Set(named.flatMap((one) => (!one.serial && isIdentified(one) ? [one.year] : [])))]
  if (!years.length) return new Map()
  const { rows } = await sql<Found & { reference: string; year: number }>`
    select p.reference, p.production_year as year, ${foundColumns}
    from piece p join brand b on b.id = p.brand_id
    where p.production_year = any(${years}::int[]) and p.reference is not null order by p.id`.execute(db)
  return Map.groupBy(rows, ({ reference, year }) => identityOf({ reference: compactReference(reference), year }))
}

async function findKeys(db: Db, named: readonly Named[]): Promise<Map<string, Found>> {
  const bases = [...new Set(named.map(({ base }) => foldKey(base)))]
  const { rows } = await sql<Found>`
    select ${foundColumns} from piece p join brand b on b.id = p.brand_id
    where regexp_replace(p.key, '-\\d+$', '') = any(${bases}::text[]) or p.key = any(${bases}::text[]) order by p.id`.execute(db)
  return new Map(rows.map((piece) => [piece.key, piece]))
}
