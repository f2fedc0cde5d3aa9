import { auditColumnsAToH } from '#backoffice/i18n/en/audit-columns-a-h.ts'
import { auditColumnsIToP } from '#backoffice/i18n/en/audit-columns-i-p.ts'
import { auditColumnsQToZ } from '#backoffice/i18n/en/audit-columns-q-z.ts'

/** What columns of changed rows are called. Loaded with an entry of the audit log, not with the dictionary. */
export const auditColumns: Record<string, string> = { ...auditColumnsAToH, ...auditColumnsIToP, ...auditColumnsQToZ }
