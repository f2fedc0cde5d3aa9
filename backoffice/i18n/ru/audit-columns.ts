import { auditColumnsAToH } from '#backoffice/i18n/ru/audit-columns-a-h.ts'
import { auditColumnsIToP } from '#backoffice/i18n/ru/audit-columns-i-p.ts'
import { auditColumnsQToZ } from '#backoffice/i18n/ru/audit-columns-q-z.ts'

/** Labels of audited columns. Loaded as a lazy chunk together with an audit entry. */
export const auditColumns: Record<string, string> = { ...auditColumnsAToH, ...auditColumnsIToP, ...auditColumnsQToZ }
