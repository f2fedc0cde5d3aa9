import type { Health } from '#backoffice/client/health.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function StoreFacts({ health: { database, disk, backup_at: backupAt } }: { health: Health }) {
  const { t } = useI18n()
  const { bytes, distance } = useFormat(useOfficeTimeZone().timeZone)
  const free = disk ? t('health.ofTotal', { free: bytes(disk.free_bytes), total: bytes(disk.total_bytes) }) : t('health.diskUnknown')
  return (
    <Panel title={t('health.store')}>
      <FactList
        items={[
          [t('health.database'), `${t(`health.databaseKind.${database.kind}`)}, ${database.version}`],
          [t('health.databaseSize'), bytes(database.bytes)],
          [t('health.diskFree'), free],
          [t('health.backup'), backupAt ? distance(backupAt) : t('health.noBackup')],
        ]}
      />
    </Panel>
  )
}
