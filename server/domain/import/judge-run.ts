import type { Language } from '#contract/language.ts'
import { formatCsv } from '#contract/rules/staff/spreadsheet-cell.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportCounts } from '#server/db/tables/imports.ts'
import { findDayOrders } from '#server/domain/import/day-questions.ts'
import { identifyRows } from '#server/domain/import/identify-rows.ts'
import { staffImportTexts } from '#server/domain/import/import-texts.ts'
import { readNameLookup } from '#server/domain/import/name-lookup.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import { cellsOfWholeFile, rowsOf } from '#server/domain/import/rows-of-run.ts'
import { validateFile } from '#server/domain/import/validate-file.ts'
import { countVerdict, noCounts, type Question, type Verdict } from '#server/domain/import/verdict.ts'

/**
 * Validates the rows of an import run. Returns a verdict on each row, with messages in `language`, and the counts. Writes nothing. A row
 * that was refused when the run was imported keeps its stored reasons, because they may refer to rows that are no longer in the run.
 */
export async function judgeRun(
  { db, now }: { db: Db; now: number },
  run: ImportRunRow,
  language: Language,
): Promise<{ verdicts: Verdict[]; counts: ImportCounts }> {
  const texts = staffImportTexts[language]
  const confirmed = { same: new Set(run.confirmed.same), sold: new Set(run.confirmed.sold) }
  const rows = await identifyRows(db, rowsOf(run, texts), { names: () => readNameLookup(db), texts })
  const source = {
    name: run.fileName,
    rows: () => rows,
    photos: undefined,
    addNames: run.hasNewNames,
    isConfirmed: (question: Question, row: number) => confirmed[question].has(row),
    texts,
    now,
    dayOrders: findDayOrders(run),
    wholeFile: await cellsOfWholeFile(db, run),
    areNewConsigned: typeof run.wholeFile.consignor_share === 'number',
  }
  const verdicts: Verdict[] = []
  const counts = noCounts()
  const storedProblems = new Map(run.rows.map(({ row, problems }) => [row, problems?.[language]]))
  for await (const judged of validateFile(db, source, { withPhotos: false })) {
    const problems = storedProblems.get(judged.row)
    const verdict: Verdict = problems ? { ...judged, outcome: 'refused', problems, notes: [] } : judged
    verdicts.push(verdict)
    countVerdict(counts, verdict)
  }
  return { verdicts, counts }
}

/** Returns a CSV file of the refused rows. The rows and the separator are those of the original file; a column with reasons is added. */
export async function formatRefusedRows(at: { db: Db; now: number }, run: ImportRunRow, language: Language): Promise<string> {
  const { verdicts } = await judgeRun(at, run, language)
  const reasons = new Map(verdicts.filter(({ outcome }) => outcome === 'refused').map(({ row, problems }) => [row, problems.join(' ')]))
  const head = [...run.head, language === 'ru' ? 'Причины' : 'Reasons']
  const rows = run.rows.flatMap(({ row, cells }) => {
    const reason = reasons.get(row)
    return reason === undefined ? [] : [[...run.head.map((_, at) => cells[at] ?? ''), reason]]
  })
  return formatCsv([head, ...rows], language, run.separator ?? undefined)
}
