import type { Health } from '#backoffice/client/health.ts'
import { useJobName } from '#backoffice/features/health/use-job-name.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

const columns = ['waiting', 'failing', 'given_up'] as const
const labels = { waiting: 'health.waiting', failing: 'health.failing', given_up: 'health.givenUp' } as const

export function JobCounts({ jobs }: { jobs: Health['jobs'] }) {
  const { t } = useI18n()
  const jobName = useJobName()
  const { number } = useFormat()
  return (
    <Panel title={t('health.jobs')} isFlush>
      {jobs.length === 0 && <EmptyState title={t('health.allJobsWell')} />}
      {jobs.length > 0 && (
        <table aria-label={t('health.jobs')} className="w-full text-13 max-md:text-15">
          <thead>
            <tr className="border-b border-hairline text-stone">
              <th scope="col" className="px-4 py-2 text-left font-normal max-md:pr-2">
                {t('health.kind')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 text-right max-md:pr-3 font-normal">
                  {t(labels[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.kind} className="border-b border-hairline last:border-0">
                <th scope="row" className="px-4 py-2 text-left font-normal max-md:pr-2">
                  {jobName(job.kind)}
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    className={`figures py-2 pr-4 text-right max-md:pr-3 ${column === 'given_up' && job[column] > 0 ? 'font-medium text-oxblood' : ''}`}
                  >
                    {number(job[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
