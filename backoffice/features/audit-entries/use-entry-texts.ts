import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'

export function useEntryTexts() {
  const { t, find } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const moment = (iso: string) => `${format.day(iso)}, ${format.clock(iso)}${format.zone(iso)}`
  return {
    moment,
    actor: ({ actor, staff, account }: AuditEntry) => {
      if (actor === 'staff') return staff?.name ?? t('audit.by.staff')
      return t(`audit.by.${actor}`, { account: account ?? '' })
    },
    action: ({ action }: AuditEntry) => find(`audit.actions.${action}`, action),
    subject: ({ subject: { kind, label } }: AuditEntry) => (label ? `${find(`audit.subjects.${kind}`, kind)} ${label}` : ''),
    /** Label of a record without a name: its kind, and its id if the id is numeric. */
    nameless: ({ subject: { kind, id } }: AuditEntry) =>
      [find(`audit.subjects.${kind}`, kind), /^\d+$/.test(id) && id].filter(Boolean).join(' '),
    value: (column: string, value: unknown) => {
      if (value === null || value === undefined || value === '') return '—'
      if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
      if (typeof value === 'number') return column.endsWith('_cents') ? format.money(value / 100) : String(value)
      if (typeof value !== 'string') return JSON.stringify(value)
      return /^\d{4}-\d\d-\d\dT/.test(value) ? moment(value) : value
    },
  }
}
