import { useQueries } from '@tanstack/react-query'
import { listQuery } from '#backoffice/client/pieces.ts'
import { listOfColumn, namesOfRows, labelsOfColumn } from '#backoffice/features/audit-entries/column-labels.ts'
import { useEntryTexts } from '#backoffice/features/audit-entries/use-entry-texts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { AuditChange } from '#contract/staff/audit.ts'

/**
 * Returns labels for the rows and columns of an entry: names from reference lists instead of ids, dictionary texts for states and kinds.
 */
export function useChangeLabels(changes: readonly AuditChange[]) {
  const { language, find } = useI18n()
  const texts = useEntryTexts()
  const columns = changes.flatMap(({ before, after }) => [...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const lists = [...new Set(columns)].map((column) => listOfColumn.get(column)).filter((list) => list !== undefined)
  const loaded = useQueries({ queries: [...new Set(lists)].map((list) => listQuery(list)) })
  const names = new Map([...new Set(lists)].map((list, at) => [list, loaded[at]?.data?.results ?? []]))

  function value(table: string, column: string, held: unknown): string {
    if (Array.isArray(held) && held.length > 0) return held.map((one) => value(table, column, one)).join(', ')
    const list = listOfColumn.get(column)
    const entry = list && names.get(list)?.find(({ id }) => id === held)
    if (entry) return language === 'ru' ? entry.name_ru : entry.name_en
    const words = labelsOfColumn[`${table}.${column}`]
    const text = texts.value(column, held)
    return words ? find(`${words}.${text}`, text) : text
  }
  return {
    value,
    row: ({ table, row_id: id, label }: AuditChange) => (namesOfRows[table] ? find(`${namesOfRows[table]}.${id}`, id) : label || id),
  }
}
