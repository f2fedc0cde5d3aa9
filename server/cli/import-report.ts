import { sanitizeForTerminal } from '#server/cli/terminal-text.ts'
import type { ImportResult } from '#server/domain/import/import-pieces.ts'
import type { Verdict } from '#server/domain/import/verdict.ts'

const strayShown = 5

/** Formats the result of one imported row as one line for a terminal, without control characters from the file. */
export function formatVerdict(verdict: Verdict): string {
  return sanitizeForTerminal(
    [`row ${verdict.row}`.padEnd(9), verdict.outcome.padEnd(8), verdict.key.slice(0, 120), formatDetail(verdict)].join(' ').trimEnd(),
  )
}

function formatDetail({ outcome, problems, changes, notes, photos, title }: Verdict): string {
  if (outcome === 'refused') return `- ${problems.join(' ')}`
  const parts = [
    ...(outcome === 'new' ? [title] : changes.map(({ column, from, to }) => `${column}: ${from} → ${to}`)),
    ...(photos.length ? [`${photos.length} new photograph${photos.length > 1 ? 's' : ''}`] : []),
    ...notes,
  ]
  return parts.length ? `- ${parts.join('; ')}` : ''
}

export function formatImportSummary({ counts, strayFolders, isWritten }: ImportResult, { apply }: { apply: boolean }): string {
  const sale = `On sale: ${counts.on_sale}. New drafts: ${counts.drafts}.`
  const found = `${counts.new} new, ${counts.changed} changed, ${counts.same} same, ${counts.refused} refused.`
  return [sale, found, ...strayNote(strayFolders), describeNextStep({ counts, isWritten, apply })].join('\n')
}

function strayNote(folders: readonly string[]): string[] {
  if (!folders.length) return []
  const shown = folders.slice(0, strayShown).map((name) => sanitizeForTerminal(name))
  return [
    `Folders of photographs that belong to no row: ${shown.join(', ')}${folders.length > strayShown ? ', …' : ''} (${folders.length}).`,
  ]
}

function describeNextStep({ counts, isWritten, apply }: Pick<ImportResult, 'counts' | 'isWritten'> & { apply: boolean }): string {
  if (isWritten) return counts.new + counts.changed ? 'Everything was written.' : 'There was nothing to write.'
  if (counts.refused) return `Nothing ${apply ? 'was' : 'would be'} written: mend the refused rows first.`
  return counts.new + counts.changed ? 'Nothing was written yet: add --apply to write it.' : 'There is nothing to write.'
}
