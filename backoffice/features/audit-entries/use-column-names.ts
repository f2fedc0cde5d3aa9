import { useQuery } from '@tanstack/react-query'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

/** Returns the label of a recorded column; the column's own name until the dictionary is loaded. */
export function useColumnNames(): (column: string) => string {
  const { language } = useI18n()
  const { data: names } = useQuery({
    queryKey: ['audit-columns', language],
    queryFn: () => (language === 'en' ? import('#backoffice/i18n/en/audit-columns.ts') : import('#backoffice/i18n/ru/audit-columns.ts')),
    staleTime: Infinity,
    select: ({ auditColumns }) => auditColumns,
  })
  return (column) => names?.[column] ?? column
}
