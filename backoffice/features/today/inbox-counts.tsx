import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useCounts } from '#backoffice/client/use-counts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'

const row = 'flex h-9 items-center justify-between gap-4 px-4 text-13 -outline-offset-2 hover:bg-ivory/60 max-md:h-12 max-md:text-15'

/** What people asked and nobody looked at yet, and whose answer is overdue. */
export function InboxCounts() {
  const { t } = useI18n()
  const { number } = useFormat()
  const { threads = 0, late_threads: late = 0 } = useCounts()
  return (
    <Panel title={t('today.inbox')} isFlush>
      <ul>
        <li className="border-b border-hairline">
          <Link to={`${paths.inbox}?view=new`} className={row}>
            <span>{t('today.newThreads')}</span>
            <span className="figures font-medium">{number(threads)}</span>
          </Link>
        </li>
        <li>
          <Link to={`${paths.inbox}?late=true`} className={`${row} ${late ? 'text-oxblood' : ''}`}>
            <span>{t('today.lateThreads')}</span>
            <span className="figures font-medium">{number(late)}</span>
          </Link>
        </li>
      </ul>
    </Panel>
  )
}
