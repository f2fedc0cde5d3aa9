import { useQuery } from '@tanstack/react-query'
import { healthQuery } from '#backoffice/client/health.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { BackupsPanel } from '#backoffice/features/health/backups-panel.tsx'
import { FailedJobs } from '#backoffice/features/health/failed-jobs.tsx'
import { JobCounts } from '#backoffice/features/health/job-counts.tsx'
import { StoreFacts } from '#backoffice/features/health/store-facts.tsx'
import { TransportList } from '#backoffice/features/health/transport-list.tsx'
import { DemoInvite } from '#backoffice/features/today/demo-invite.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { Columns } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

export default function HealthPage() {
  const { t } = useI18n()
  const may = useMay()
  const { data, error, refetch } = useQuery(healthQuery)
  return (
    <SettingsPage title={t('health.title')}>
      {!data && <LoadingOrFailed error={error} refetch={refetch} count={6} />}
      {data && (
        <Columns aside={<StoreFacts health={data} />}>
          <TransportList transports={data.transports} />
          {may('backup.take') && <BackupsPanel />}
          {may('demo.remove') && <DemoInvite />}
          {data.failed_jobs.length > 0 && <FailedJobs jobs={data.failed_jobs} />}
          <JobCounts jobs={data.jobs} />
        </Columns>
      )}
    </SettingsPage>
  )
}
