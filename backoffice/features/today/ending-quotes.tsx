import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { Today } from '#backoffice/client/today.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'

export function EndingQuotes({ quotes }: { quotes: NonNullable<Today['quotes']> }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  if (!quotes.length) return null
  return (
    <Panel title={t('today.quotes.title')} isFlush>
      <ul>
        {quotes.map(({ thread_id: id, pieces, until, is_opened: isOpened }) => (
          <li key={`${id} ${until}`} className="border-b border-hairline last:border-0">
            <Link
              to={paths.thread(id)}
              className="flex min-h-9 items-center justify-between gap-4 px-4 text-13 -outline-offset-2 hover:bg-ivory/60 finger:min-h-12 max-md:text-15"
            >
              <span className="min-w-0 truncate">{pieces.join(', ')}</span>
              <span className="figures shrink-0 text-stone">
                {[isOpened ? '' : t('today.quotes.unopened'), t('today.until', { time: time(until) })].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
