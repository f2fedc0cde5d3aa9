import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type FailedJob, healthQuery } from '#backoffice/client/health.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { RefusalText } from '#backoffice/features/health/refusal-text.tsx'
import { useJobName } from '#backoffice/features/health/use-job-name.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const { t } = useI18n()
  const mayAct = useMay()('settings.edit')
  const [dropped, setDropped] = useState<FailedJob | null>(null)
  const { retry, drop, isBusy, failure } = useActs()
  const givenUp = jobs.filter((job) => job.is_given_up)
  return (
    <>
      <Panel
        title={t('health.failedJobsOf')}
        isFlush
        actions={
          mayAct &&
          givenUp.length > 1 && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => void retry(givenUp.map(({ id }) => id))}>
              {t('health.retryAll')}
            </Button>
          )
        }
      >
        <ul>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              isBusy={isBusy}
              {...(mayAct ? { onRetry: () => void retry([job.id]), onDrop: () => setDropped(job) } : {})}
            />
          ))}
        </ul>
        <div className="px-4 *:mb-4">
          <FailureLine text={failure} />
        </div>
      </Panel>
      <ConfirmDialog
        isOpen={dropped !== null}
        onOpenChange={(isOpen) => !isOpen && setDropped(null)}
        title={t('health.dropTitle')}
        confirmLabel={t('health.drop')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => {
          setDropped(null)
          if (dropped) void drop(dropped.id)
        }}
      >
        <p>{t('health.dropText')}</p>
      </ConfirmDialog>
    </>
  )
}

type RowProps = { job: FailedJob; isBusy: boolean; onRetry?: () => void; onDrop?: () => void }

function JobRow({ job, isBusy, onRetry, onDrop }: RowProps) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const kind = useJobName()(job.kind)
  const name = { kind, id: String(job.id) }
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-hairline p-4 text-13 last:border-0 max-md:text-15 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <p className={job.is_given_up ? 'font-medium text-oxblood' : 'font-medium'}>{t('health.jobName', name)}</p>
        <p className="figures text-stone">
          {t('health.attempts', { count: job.attempts })},{' '}
          {t(job.is_given_up ? 'health.givenUpAt' : 'health.nextAt', { time: time(job.at) })}
        </p>
        <RefusalText refusal={job.refusal} />
      </div>
      {job.is_given_up && onRetry && (
        <div className="flex gap-2">
          <Button aria-label={t('health.retryOf', name)} aria-disabled={isBusy} onClick={onRetry}>
            {t('health.retry')}
          </Button>
          <Button variant="quiet" aria-label={t('health.dropOf', name)} aria-disabled={isBusy} onClick={onDrop}>
            {t('health.drop')}
          </Button>
        </div>
      )}
    </li>
  )
}

function useActs() {
  const { t } = useI18n()
  const { isBusy, failure, run } = useAction()
  const showResult = async (sentence: string) => {
    showToast('success', sentence)
    // the focused button disappears with its row, so the focus moves to the page
    document.getElementById('content')?.focus({ preventScroll: true })
    void queryClient.invalidateQueries({ queryKey: queryKeys.counts })
    await queryClient.invalidateQueries({ queryKey: healthQuery.queryKey })
  }
  return {
    isBusy,
    failure,
    retry: (ids: number[]) =>
      run(async () => {
        const { count } = await callStaff('POST /api/staff/health/jobs/retry/', { body: { ids } })
        await showResult(t('health.retried', { count }))
      }),
    drop: (id: number) =>
      run(async () => {
        await callStaff('POST /api/staff/health/jobs/drop/', { body: { ids: [id] } })
        await showResult(t('health.dropped'))
      }),
  }
}
