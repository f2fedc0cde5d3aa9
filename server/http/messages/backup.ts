import type { Language } from '#contract/language.ts'
import type { BackupReason } from '#server/context/backup-reasons.ts'

export const backupMessages = {
  ru: { 'backup-running': 'Резервная копия уже создаётся.' },
  en: { 'backup-running': 'A backup is being written already.' },
} as const satisfies Record<Language, Record<BackupReason, string>>
