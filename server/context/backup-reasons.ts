const backupReasons = ['backup-running'] as const

export type BackupReason = (typeof backupReasons)[number]
