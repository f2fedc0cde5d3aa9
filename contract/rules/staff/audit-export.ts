import type { Language } from '#contract/language.ts'

export const auditExportColumns = {
  entry: { ru: 'Запись', en: 'Entry' },
  at: { ru: 'Когда (UTC)', en: 'When (UTC)' },
  actor: { ru: 'Кем', en: 'By' },
  person: { ru: 'Сотрудник', en: 'Person' },
  account: { ru: 'Учётная запись', en: 'Account' },
  session: { ru: 'Сеанс', en: 'Session' },
  action: { ru: 'Действие', en: 'Action' },
  subject: { ru: 'Что', en: 'Record' },
  label: { ru: 'Название', en: 'Name' },
  reason: { ru: 'Причина', en: 'Reason' },
  undoes: { ru: 'Возвращает запись', en: 'Undoes entry' },
  rows: { ru: 'Строк изменено', en: 'Rows changed' },
  seal: { ru: 'Печать', en: 'Seal' },
} as const satisfies Record<string, Record<Language, string>>
export type AuditExportColumn = keyof typeof auditExportColumns
