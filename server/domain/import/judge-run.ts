import type { Language } from '#contract/language.ts'
import { formatCsv, unquoteFormula } from '#contract/rules/staff/spreadsheet-cell.ts'
import { isTableEncoding } from '#contract/rules/staff/table-encodings.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportCounts } from '#server/db/tables/imports.ts'
import { findDayOrders } from '#server/domain/import/day-questions.ts'
import { type ImportTexts, staffImportTexts } from '#server/domain/import/import-texts.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { validateFile } from '#server/domain/import/validate-file.ts'
import { countVerdict, noCounts, type Verdict } from '#server/domain/import/verdict.ts'

/**
 * Returns what each row of a run would change, with messages in `language`, and the counts. Writes nothing. Throws `invalid` if no column
 * is the key.
 */
export async function judgeRun(
  { db, now }: { db: Db; now: number },
  run: ImportRunRow,
  language: Language,
): Promise<{ verdicts: Verdict[]; counts: ImportCounts }> {
  if (!run.mapping.includes('key')) throw new CodedError('invalid', { reason: 'import-no-key' })
  const texts = staffImportTexts[language]
  const confirmed = new Set(run.confirmed)
  const source = {
    name: run.fileName,
    rows: () => rowsOf(run, texts),
    photos: undefined,
    addNames: run.hasNewNames,
    confirmed,
    texts,
    now,
    dayOrders: findDayOrders(run),
    newStatus: run.newStatus,
  }
  const verdicts: Verdict[] = []
  const counts = noCounts()
  for await (const verdict of validateFile(db, source, { withPhotos: false })) {
    verdicts.push(verdict)
    countVerdict(counts, verdict)
  }
  return { verdicts, counts }
}

const plain = (cell: string) => cell

function rowsOf({ rows, head, mapping, encoding, isEncodingChosen }: ImportRunRow, texts: ImportTexts): Row[] {
  const isEncodingGuessed = isTableEncoding(encoding) && !isEncodingChosen
  return rows.map(({ row, cells, unread }) => {
    const cellsByColumn = mapping.flatMap((column, at): [string, string][] => {
      if (!column) return []
      const cell = (encoding === null ? plain : unquoteFormula)((cells[at] ?? '').trim())
      return [[column, cell]]
    })
    const isWider = cells.length > head.length
    const withoutResult = new Set(mapping.flatMap((column, at) => (column && unread?.includes(at) ? [column] : [])))
    return {
      row,
      cells: new Map(cellsByColumn),
      unread: withoutResult,
      isEncodingGuessed,
      ...(isWider ? { problem: texts.cells(cells.length, head.length) } : {}),
    }
  })
}

/** Returns a CSV file of the refused rows, as they were in the file and by its separator, with an additional column of reasons. */
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
