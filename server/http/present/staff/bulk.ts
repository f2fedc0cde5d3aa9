import type { Language } from '#contract/language.ts'
import type { BulkPreviewRow, BulkResult } from '#contract/staff/bulk.ts'
import type { CodedError } from '#server/context/coded-error.ts'
import type { BulkOutcome, PreviewedPiece } from '#server/domain/pieces/run-bulk.ts'
import { codedErrorText } from '#server/http/messages.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'

export function presentPreviewedPiece({ problem, ...piece }: PreviewedPiece, language: Language): BulkPreviewRow {
  return { ...piece, problem: problem && problemText(problem, language) }
}

export function presentBulkOutcome({ done, names, failed, actionId }: BulkOutcome, language: Language): BulkResult {
  return {
    done,
    names,
    failed: failed.map(({ id, label, traits, problem }) => ({
      id,
      label,
      traits,
      problem: problemText(problem, language),
      errors: fieldTexts(problem, language),
    })),
    action_id: actionId,
  }
}

function problemText(problem: CodedError, language: Language): string {
  const [ofField] = problem.details.reason ? [] : Object.values(fieldTexts(problem, language))
  return ofField ?? codedErrorText(language, problem)
}

function fieldTexts({ details: { fields = {}, values } }: CodedError, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, reason]) => [field, reasonText(language, reason, values)]))
}
