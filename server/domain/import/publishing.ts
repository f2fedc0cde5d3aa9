import { type CheckedPiece, type ChecklistItem, checkPiece } from '#contract/rules/staff/piece-steps.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Parts } from '#server/domain/import/verdict.ts'
import { nameChecklistItems } from '#server/domain/pieces/checklist-names.ts'
import { readCheckedPieces, readRequirements } from '#server/domain/pieces/checklist.ts'
import { findOpenMatches } from '#server/domain/pieces/publish-piece.ts'
import { serialKeyOf } from '#server/domain/pieces/serials.ts'

const saleStatuses: ReadonlySet<string> = new Set(['incoming', 'available', 'reserved'])

/**
 * The rules for publishing pieces. `required`: checklist items that a piece needs. `checked`: the existing pieces that are not on sale, by
 * id. `matches`: ids of pieces that a register lists as stolen, unless an owner has waived the match.
 */
export type PublishingRules = {
  required: readonly ChecklistItem[]
  checked: ReadonlyMap<number, CheckedPiece>
  matches: ReadonlySet<number>
}

export async function readPublishingRules(db: Db, pieces: readonly KnownPiece[]): Promise<PublishingRules> {
  const ids = pieces.filter((piece) => !saleStatuses.has(statusOf(piece))).map(({ id }) => id)
  const requirements = await readRequirements(db)
  return {
    required: requirements.filter(({ isRequired }) => isRequired).map(({ item }) => item),
    checked: ids.length ? await readCheckedPieces(db, ids) : new Map(),
    matches: await findOpenMatches(db, ids),
  }
}

/**
 * `photoCount`: the number of new photographs. `serialWarnings`: sentences about records with the same serial number. `isConsigned`:
 * whether the piece is or will be on consignment.
 */
export type RowFacts = { photoCount: number; serialWarnings: readonly string[]; isConsigned: boolean }

/** Whether the row puts a piece on sale that is not on sale now. */
export const goesOnSale = (known: KnownPiece | undefined, { piece }: Parts): boolean =>
  saleStatuses.has(String(piece.status)) && !saleStatuses.has(statusOf(known))

/** Returns the reasons why the back office would not publish a piece that a row puts on sale. Returns no reasons for any other row. */
export function findHindrances(
  known: KnownPiece | undefined,
  parts: Parts,
  { publishing, photoCount, serialWarnings, texts }: RowFacts & { publishing: PublishingRules; texts: ImportTexts },
): string[] {
  if (!goesOnSale(known, parts)) return []
  const done = checkPiece(checkedPieceOf(parts, known && publishing.checked.get(known.id), photoCount))
  const missing = publishing.required.filter((item) => !done[item])
  return [
    ...(missing.length ? [texts.lacks(nameChecklistItems(missing, texts.language))] : []),
    ...(known && publishing.matches.has(known.id) ? [texts.registerMatch] : []),
    ...serialWarnings,
  ]
}

/** Returns the current status of a piece; `draft` for a new one. */
export const statusOf = (known: KnownPiece | undefined): string => String(known?.parts.piece?.status ?? 'draft')

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

function checkedPieceOf({ piece, piece_private }: Parts, known: CheckedPiece | undefined, photoCount: number): CheckedPiece {
  return {
    priceCents: numberOrNull(piece.price_cents),
    priceOnRequest: piece.price_on_request === true,
    conditionId: numberOrNull(piece.condition_id),
    productionYear: numberOrNull(piece.production_year),
    isYearUnknown: known?.isYearUnknown ?? false,
    photos: (known?.photos ?? 0) + photoCount,
    // each new photograph lacks a confirmed alternative text
    photosWithoutAlt: (known?.photosWithoutAlt ?? 0) + photoCount,
    descriptionRu: String(piece.description_ru ?? ''),
    descriptionEn: String(piece.description_en ?? ''),
    hasSerial: serialKeyOf(String(piece_private.serial ?? '')) !== '',
    hasIntakeReport: known?.hasIntakeReport ?? false,
  }
}
