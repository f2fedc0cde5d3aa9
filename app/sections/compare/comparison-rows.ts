import { formatPrice } from '#app/i18n/format.ts'
import type { MessageKey } from '#app/i18n/messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { type Product, productCondition } from '#app/sections/product/product.ts'
import { allRowsOf } from '#app/sections/product/specifications.ts'
import type { ComparisonEntry } from '#contract/comparison.ts'
import { type Kind, kinds } from '#contract/piece.ts'

export type ComparedPiece = { entryId: string; product: Product }

export type ComparisonRow = { key: MessageKey; values: (string | null)[]; isText?: boolean }

function productOf({ watch, jewelry, bag }: ComparisonEntry): Product | null {
  if (watch) return { kind: 'watch', piece: watch }
  if (jewelry) return { kind: 'jewelry', piece: jewelry }
  return bag ? { kind: 'bag', piece: bag } : null
}

export function groupByKind(entries: readonly ComparisonEntry[]): { kind: Kind; pieces: ComparedPiece[] }[] {
  const all = entries.flatMap((entry) => {
    const product = productOf(entry)
    return product ? { entryId: entry.id, product } : []
  })
  const sections = kinds.map((kind) => ({ kind, pieces: all.filter(({ product }) => product.kind === kind) }))
  return sections.filter(({ pieces }) => pieces.length > 0)
}

/** Returns the properties that at least one piece has; with `onlyDifferences`, only properties with different values. */
export function comparisonRows(pieces: readonly ComparedPiece[], translator: Translator, onlyDifferences: boolean): ComparisonRow[] {
  const columns = pieces.map(({ product }) => rowsOf(product, translator))
  const rows = (columns[0] ?? []).map(({ key, isText }, at) => ({
    key,
    isText,
    values: columns.map((column) => column[at]?.value ?? null),
  }))
  return rows.filter(({ values }) => values.some(Boolean) && (!onlyDifferences || pieces.length < 2 || new Set(values).size > 1))
}

type Row = { key: MessageKey; value: string | null; isText?: boolean }

function rowsOf(product: Product, translator: Translator): Row[] {
  const { t, language } = translator
  const { piece } = product
  const { condition, set } = productCondition(product)
  return [
    { key: 'compare.price', value: formatPrice(language, piece) ?? (piece.status === 'sold' ? null : t('product.priceOnRequest')) },
    { key: 'compare.brand', value: piece.brand.name },
    ...allRowsOf(product, translator),
    { key: 'compare.condition', value: condition || null },
    { key: 'compare.set', value: [piece.full_set ? t('product.fullSet') : t('product.partSet'), set].filter(Boolean).join('. ') },
    { key: 'compare.city', value: placeOf(piece, t) },
    { key: 'compare.description', value: piece.description || null, isText: true },
  ]
}

function placeOf({ status, availability_city_name: city }: Product['piece'], t: Translator['t']): string {
  return [city, status !== 'available' && t(`product.${status}`)].filter(Boolean).join(' · ')
}
