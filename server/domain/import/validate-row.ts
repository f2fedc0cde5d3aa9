import { foldKey, isPieceKey } from '#contract/rules/staff/piece-key.ts'
import { findContradictions } from '#server/domain/import/contradictions.ts'
import type { FieldContext } from '#server/domain/import/field-types.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { labelIn } from '#server/domain/import/name-lookup.ts'
import { fieldsByKind } from '#server/domain/import/piece-fields.ts'
import { preserveOrderedStatus } from '#server/domain/import/preserve-ordered-status.ts'
import { findHindrances, goesOnSale, type PublishingRules, type RowFacts, statusOf } from '#server/domain/import/publishing.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { newNameId } from '#server/domain/import/reference-fields.ts'
import { showCells } from '#server/domain/import/show-cells.ts'
import { findUnreadableCells } from '#server/domain/import/unreadable-cells.ts'
import { createParts, validateFields, validateKind } from '#server/domain/import/validate-fields.ts'
import { validateFunctions } from '#server/domain/import/validate-functions.ts'
import type { Change, Parts, PlannedPiece, Question, Verdict } from '#server/domain/import/verdict.ts'
import { compactReference } from '#server/domain/search/normalize-text.ts'

type RowContext = Omit<FieldContext, 'brandId'> & RowFacts & { isConfirmed: (question: Question) => boolean; publishing: PublishingRules }

/** Compares a row with the existing piece, if there is one. Writes nothing. */
export function validateRow(row: Row, known: KnownPiece | undefined, context: RowContext): Verdict {
  const key = row.cells.get('key') ?? ''
  const verdict: Verdict = {
    row: row.row,
    key,
    outcome: 'refused',
    problems: [],
    changes: [],
    notes: [],
    photos: [],
    title: '',
    goesOnSale: false,
    cells: () => showCells(row, undefined, context),
    ...(row.keyFrom ? { keyFrom: row.keyFrom } : {}),
  }
  const problems = verdict.problems
  const { texts } = context
  if (row.problem) problems.push(texts.row(row.problem))
  else if (row.keyProblem) problems.push(`${texts.column('key')}: ${row.keyProblem}.`)
  else if (!isPieceKey(key)) problems.push(`${texts.column('key')}: ${key ? texts.keyForm : texts.missing}.`)
  else problems.push(...findUnreadableCells(row, texts))
  if (problems.length) return verdict
  const kind = validateKind(row, known, problems, texts)
  if (!kind) return verdict
  const parts = createParts(known, kind)
  const unusable = validateFields({ row, kind, known, parts, problems, context })
  const functionIds = validateFunctions(row, { kind, known, problems, names: context.names, texts })
  verdict.cells = () => showCells(row, { kind, parts, functionIds, unusable }, context)
  if (known) preserveOrderedStatus(known, parts, verdict, texts)
  if (!problems.length) keepFromSale(known, parts, verdict, context)
  if (!problems.length) problems.push(...findContradictions(kind, parts, context))
  if (problems.length) return verdict
  verdict.goesOnSale = goesOnSale(known, parts)
  const piece: PlannedPiece = { id: known?.id ?? null, ...keysOf(key, known), kind, parts, functionIds }
  const changes = known ? [...keyChanges(known, piece, context), ...listChanges(known, piece, context)] : []
  verdict.changes = changes
  if (!checkSold(row, known, verdict, context) || (known && !checkIdentity(known, piece, verdict, context)))
    return { ...verdict, title: titleOf(row, piece, context) }
  const outcome = known ? getOutcome(changes) : 'new'
  return { ...verdict, outcome, piece, title: titleOf(row, piece, context), ...collectNewNames(row, piece, verdict.notes, texts) }
}

/**
 * Keeps the current status of a piece that may not be published, and notes the reasons. Otherwise, notes the warnings about a changed
 * serial number.
 */
function keepFromSale(known: KnownPiece | undefined, parts: Parts, { notes }: Verdict, context: RowContext): void {
  const { texts, serialWarnings } = context
  const hindrances = findHindrances(known, parts, context)
  if (hindrances.length) {
    parts.piece.status = statusOf(known)
    notes.push(texts.staysOut(statusOf(known), hindrances))
  } else if (known?.parts.piece_private?.serial !== parts.piece_private.serial) notes.push(...serialWarnings)
}

/** Returns the normalized key and the key as typed. For an existing piece with the same key, keeps its stored spelling. */
function keysOf(typed: string, known: KnownPiece | undefined): Pick<PlannedPiece, 'key' | 'ownKey'> {
  const key = foldKey(typed)
  return known?.key === key ? { key, ownKey: readOwnKey(known) } : { key, ownKey: typed }
}

const readOwnKey = ({ parts }: KnownPiece): string | null => (typeof parts.piece?.own_key === 'string' ? parts.piece.own_key : null)

function keyChanges(known: KnownPiece, piece: PlannedPiece, { texts }: RowContext): Change[] {
  return known.key === piece.key ? [] : [{ column: 'key', from: texts.quote(known.key), to: texts.quote(piece.ownKey ?? piece.key) }]
}

/**
 * Whether a row may be written. A row that would put a sold piece on sale, or that may describe a sold piece, needs a confirmation, because
 * the file may be older than the sale.
 */
function checkSold(row: Row, known: KnownPiece | undefined, verdict: Verdict, context: RowContext): boolean {
  const { texts } = context
  const isAgain = known ? statusOf(known) === 'sold' && verdict.goesOnSale : row.soldAs !== undefined
  if (!isAgain) return true
  const isConfirmed = context.isConfirmed('sold')
  verdict.identity = isConfirmed ? 'confirmed' : 'asked'
  verdict.asksOfSold = true
  if (isConfirmed) verdict.notes.push(texts.soldConfirmed)
  else {
    const problem = known ? texts.soldKnown : texts.soldBefore(row.soldAs ?? [])
    verdict.problems.push(`${texts.column(known ? 'status' : 'key')}: ${problem}${problem.endsWith('?') ? '' : '.'}`)
  }
  return isConfirmed
}

function checkIdentity(known: KnownPiece, piece: PlannedPiece, verdict: Verdict, context: RowContext): boolean {
  const { texts } = context
  // with a proposed key, any change needs a confirmation, because the key may match a piece that the row does not describe
  const identityChanges = verdict.keyFrom === 'proposed' ? verdict.changes : listMoves(known, piece, context)
  if (!identityChanges.length) return true
  const isConfirmed = context.isConfirmed('same')
  verdict.asksOfSold = false
  verdict.identity = isConfirmed ? 'confirmed' : 'asked'
  if (isConfirmed) verdict.notes.push(texts.otherPieceConfirmed)
  else {
    const changes = identityChanges.map(({ column, from, to }) => `${texts.column(column)} ${from} → ${to}`).join(', ')
    verdict.problems.push(`${texts.column('key')}: ${texts.otherPiece(changes)}${/[.?]$/.test(texts.otherPiece('')) ? '' : '.'}`)
  }
  return isConfirmed
}

/** Lists changes of brand and reference. Filling an empty reference is not a change, nor is a difference only in spaces and dashes. */
function listMoves(known: KnownPiece, piece: PlannedPiece, context: RowContext): Change[] {
  const own = known.parts.piece
  const [from, to] = [own?.reference, piece.parts.piece.reference].map((reference) => compactReference(String(reference ?? '')))
  const isMoved = { brand: own?.brand_id !== piece.parts.piece.brand_id, reference: from !== '' && from !== to }
  return listChanges(known, piece, context).filter(({ column }) => (column === 'brand' || column === 'reference') && isMoved[column])
}

const getOutcome = (changes: readonly Change[]) => (changes.length ? 'changed' : 'same')

function titleOf({ cells }: Row, { parts }: PlannedPiece, { names }: Omit<FieldContext, 'brandId'>): string {
  const brand = names.lists.brand.labels.get(Number(parts.piece.brand_id)) ?? cells.get('brand') ?? ''
  return `${brand} ${String(parts.piece.model_name)}`
}

function collectNewNames(
  { cells }: Row,
  { parts: { piece } }: PlannedPiece,
  notes: string[],
  texts: ImportTexts,
): Pick<Verdict, 'newNames'> {
  if (piece.brand_id !== newNameId && piece.collection_id !== newNameId) return {}
  const newNames = { brand: cells.get('brand') ?? '', collection: cells.get('collection') ?? '' }
  if (piece.brand_id === newNameId) notes.push(texts.addsBrand(newNames.brand))
  if (piece.collection_id === newNameId) notes.push(texts.addsCollection(newNames.collection))
  return { newNames }
}

type ComparedPiece = Pick<KnownPiece, 'kind' | 'parts' | 'functionIds'>

/** Returns the differences between the existing and the planned piece, as texts. */
export function listChanges(known: ComparedPiece, piece: ComparedPiece, { names, texts }: Pick<FieldContext, 'names' | 'texts'>): Change[] {
  const changes = fieldsByKind[piece.kind].flatMap(({ column, table, db, show }): Change[] => {
    const from = known.parts[table]?.[db] ?? null
    const to = piece.parts[table]?.[db] ?? null
    return from === to ? [] : [{ column, from: show(from, names, texts), to: show(to, names, texts) }]
  })
  const label = (ids: readonly number[]) =>
    ids.map((id) => labelIn(names.lists.watch_function, id, texts.language)).join(', ') || texts.nothing
  const from = label(known.functionIds)
  const to = label(piece.functionIds)
  return from === to ? changes : [...changes, { column: 'functions', from, to }]
}
