import { auditColumnsAToH } from '#backoffice/i18n/ru/audit-columns-a-h.ts'
import { auditColumnsIToP } from '#backoffice/i18n/ru/audit-columns-i-p.ts'
import { auditColumnsQToZ } from '#backoffice/i18n/ru/audit-columns-q-z.ts'

/** Labels of audited columns. A lazy chunk: loaded with an audit entry, not with the dictionary. */
export const auditColumns: Record<string, string> = { ...auditColumnsAToH, ...auditColumnsIToP, ...auditColumnsQToZ }
