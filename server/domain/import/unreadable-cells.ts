import { findTwoAlphabets } from '#contract/rules/staff/two-alphabets.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

/** Error values of spreadsheets in several languages, and the ### of a column that is too narrow. */
const errorSign = /^#(?:\p{L}[\p{L}\d_/]{0,20}[!?]|N\/A|Н\/Д|NV|N\/D|N\/V|GETTING_DATA)$|^#{3,}$/iu
const lost = '\ufffd'

/**
 * Returns an error message for each corrupt cell: a spreadsheet error, a formula without a result, a lost or control character, or mixed
 * alphabets in a file whose encoding was guessed.
 */
export function findUnreadableCells({ cells, unread, isEncodingGuessed }: Row, texts: ImportTexts): string[] {
  return [...cells].flatMap(([column, cell]) => {
    const problem = unread?.has(column) ? texts.noResult(cell) : findProblem(cell, { texts, isEncodingGuessed: isEncodingGuessed ?? false })
    return problem === undefined ? [] : [`${texts.column(column)}: ${problem}.`]
  })
}

function findProblem(cell: string, { texts, isEncodingGuessed }: { texts: ImportTexts; isEncodingGuessed: boolean }): string | undefined {
  if (errorSign.test(cell)) return texts.errorCell(cell)
  if (cell.includes(lost)) return texts.lostSign(cell)
  if (/[^\P{Cc}\n\r\t]/u.test(cell)) return texts.controls
  const mixed = isEncodingGuessed ? findTwoAlphabets(cell) : undefined
  return mixed === undefined ? undefined : texts.twoAlphabets(mixed)
}
