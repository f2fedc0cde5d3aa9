import { limits } from '#contract/limits.ts'
import { type Kind, kinds } from '#contract/piece.ts'
import {
  checkText,
  type Choice,
  type Field,
  fieldTarget,
  type FieldTarget,
  showPlain,
  UnusableValueError,
} from '#server/domain/import/field-types.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { clearName, findEntries, labelIn, type ListTable, type NameLookup } from '#server/domain/import/name-lookup.ts'

/** Placeholder id of a brand or collection that is still to be added. */
export const newNameId = 0

/** A field whose value is an entry of a reference list. A cell contains the key of the entry or its name in either language. */
export function referenceField(at: FieldTarget, list: ListTable, defaultValue: null | undefined): Field {
  return {
    ...fieldTarget(at),
    defaultValue,
    mayBeEmpty: defaultValue === null,
    parse: (cell, { names, texts }) => expectOneEntry(findEntries(names.lists[list], cell), cell, listLabels(names, list, texts), texts),
    show: (value, names, texts) => showPlain(labelIn(names.lists[list], Number(value), texts.language) ?? null, texts),
    write: (value, names, { language }) => clearName(names.lists[list], Number(value), language),
    choices: (names, texts) => choicesOf(names, list, texts),
  }
}

export const brandField: Field = {
  ...fieldTarget(['brand', 'piece', 'brand_id']),
  defaultValue: undefined,
  mayBeEmpty: false,
  parse: (cell, { names, addNames, texts }) => {
    const found = findEntries(names.lists.brand, cell)
    return found.length === 0 && addNames ? checkNewName(cell, texts) : expectOneEntry(found, cell, texts.brands, texts)
  },
  show: (value, names, texts) => showPlain(names.lists.brand.labels.get(Number(value)) ?? texts.newBrand, texts),
  write: (value, names) => names.lists.brand.labels.get(Number(value)) ?? '',
  choices: (names) => [...names.lists.brand.labels.values()].map((label) => ({ value: label, label })),
}

export const collectionField: Field = {
  ...fieldTarget(['collection', 'piece', 'collection_id']),
  defaultValue: null,
  mayBeEmpty: true,
  parse: (cell, { names, brandId, addNames, texts }) => {
    const found = findEntries(brandId === null ? undefined : names.collections.get(brandId), cell)
    return found.length === 0 && addNames ? checkNewName(cell, texts) : expectOneEntry(found, cell, texts.collections, texts)
  },
  show: (value, names, texts) => {
    if (value === null) return texts.nothing
    const labels = [...names.collections.values()].map((index) => index.labels.get(Number(value)))
    return showPlain(labels.find((label) => label !== undefined) ?? texts.newCollection, texts)
  },
  write: (value, names) => [...names.collections.values()].flatMap(({ labels }) => labels.get(Number(value)) ?? [])[0] ?? '',
}

function checkNewName(cell: string, texts: ImportTexts): typeof newNameId {
  checkText(cell, limits.nameMaxChars, texts)
  return newNameId
}

const kindsByWord = new Map<string, Kind>([
  ['часы', 'watch'],
  ['украшение', 'jewelry'],
  ['сумка', 'bag'],
])

/** Parses the name of a kind of piece, in English or Russian. Null for any other word. */
export function parseKind(cell: string): Kind | null {
  const word = cell.toLowerCase()
  return kinds.find((kind) => kind === word) ?? kindsByWord.get(word) ?? null
}

/** Returns the id of the entry that a cell names. Throws UnusableValueError if the cell names none or several. */
export function expectOneEntry(found: readonly { id: number; label: string }[], cell: string, list: string, texts: ImportTexts): number {
  const [first, second] = found
  if (!first) throw new UnusableValueError(texts.notAmong(cell, list))
  if (second)
    throw new UnusableValueError(
      texts.several(
        cell,
        found.map(({ label }) => label),
      ),
    )
  return first.id
}

/** Returns the entries of a list, with the key as `value` and the name as `label`. */
export function choicesOf(names: NameLookup, list: ListTable, { language }: ImportTexts): Choice[] {
  const index = names.lists[list]
  return [...index.keys].map(([id, key]) => ({ value: key, label: labelIn(index, id, language) ?? key }))
}

/** Joins the names of a list, for an error message. */
export function listLabels(names: NameLookup, list: ListTable, { language }: ImportTexts): string {
  return [...names.lists[list].labels.keys()].map((id) => labelIn(names.lists[list], id, language)).join(', ')
}
