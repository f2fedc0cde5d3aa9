import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'

/** An entry of the audit log in words. */
export function useEntryTexts() {
  const { t, find } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  return {
    actor: ({ actor, staff, account }: AuditEntry) => {
      if (actor === 'staff') return staff?.name ?? t('audit.by.staff')
      return t(`audit.by.${actor}`, { account: account ?? '' })
    },
    action: ({ action }: AuditEntry) => find(`audit.actions.${action}`, action),
    subject: ({ subject: { kind, label } }: AuditEntry) => (label ? `${find(`audit.subjects.${kind}`, kind)} ${label}` : ''),
    /** A record without a name of its own: its kind, with its number where people use one. */
    nameless: ({ subject: { kind, id } }: AuditEntry) =>
      [find(`audit.subjects.${kind}`, kind), /^\d+$/.test(id) && id].filter(Boolean).join(' '),
    /** What a column of a changed row holds: money, times and yes or no as people read them. */
    value: (column: string, value: unknown) => {
      if (value === null || value === undefined || value === '') return '—'
      if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
      if (typeof value === 'number') return column.endsWith('_cents') ? format.money(value / 100) : String(value)
      if (typeof value !== 'string') return JSON.stringify(value)
      return /^\d{4}-\d\d-\d\dT/.test(value) ? `${format.day(value)}, ${format.clock(value)}` : value
    },
  }
}
