import { formatTerminalTime, formatTable, sanitizeForTerminal } from '#server/cli/terminal-text.ts'
import type { ListedEntry } from '#server/domain/audit/list-entries.ts'
import type { SealReport } from '#server/domain/audit/verify-seals.ts'

const titles = ['entry', 'when', 'who', 'action', 'record', 'rows', 'reason'] as const

export function formatEntriesTable(entries: readonly ListedEntry[]): string {
  const rows = entries.map(({ id, at, action, subject_kind, subject_id, subject_label, change_count, reason, ...entry }) => [
    String(id),
    formatTerminalTime(at),
    sanitizeForTerminal(formatActor(entry)),
    sanitizeForTerminal(action),
    sanitizeForTerminal([subject_kind, subject_id, subject_label].filter(Boolean).join(' ')),
    String(change_count ?? 0),
    sanitizeForTerminal(reason ?? ''),
  ])
  return formatTable(titles, rows)
}

function formatActor({ actor, staff_name, account }: Pick<ListedEntry, 'actor' | 'staff_name' | 'account'>): string {
  if (actor === 'staff') return staff_name ?? actor
  return account === null ? actor : `${actor} (${account})`
}

const explanations = {
  chain: 'a seal before it is missing or altered',
  content: 'it or what it changed was altered',
  personal: 'a personal value of it was altered',
  redaction: 'a value of it was removed, and by no erasure of the shop',
  unsealed: 'it has no seal',
  unkeyed: 'its seal is not keyed, though the shop keys every seal',
  key: 'its seal was not made with a key of AUTH_SECRET or AUTH_SECRET_PREVIOUS',
} as const

export function formatSealReport({ count, keyedCount, last, problems }: SealReport): string {
  const lastLine = last ? `The last seal, of entry ${last.entryId}: ${last.hash}` : 'There are no entries yet.'
  if (problems.length === 0) return `All ${count} seals fit, ${keyedCount} of them keyed.\n${lastLine}`
  return problems.map(({ entryId, problem }) => `Entry ${entryId}: ${explanations[problem]}.`).join('\n')
}
