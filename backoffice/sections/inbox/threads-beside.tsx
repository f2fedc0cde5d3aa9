import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ThreadCard } from '#backoffice/sections/inbox/use-thread-columns.tsx'
import { useThreadList } from '#backoffice/sections/inbox/use-thread-list.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

const shownCount = 100

/** Shows the list from which the thread was opened, beside the thread. The keys `j` and `k` open the next and previous thread. */
export function ThreadsBeside({ current }: { current: number }) {
  const { t } = useI18n()
  const { search } = useLocation()
  const { view, rows } = useThreadList()
  const threads = Array.from({ length: Math.min(rows.count ?? 0, shownCount) }, (_, at) => rows.at(at)).filter((row) => row !== undefined)
  useThreadKeys(threads, current)
  return (
    <nav aria-label={t(`threads.views.${view}`)} className="no-print sticky top-0 flex h-dvh flex-col border-r border-hairline bg-paper">
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-b border-hairline px-4">
        <Link to={`${paths.inbox}${search}`} className="-ml-1.5 inline-flex min-h-9 items-center gap-0.5 text-13 text-stone hover:text-ink">
          <ChevronLeft aria-hidden="true" size={16} />
          {t('threads.title')}
        </Link>
        <span className="figures truncate text-12 text-stone">
          {t(`threads.views.${view}`)} {rows.count}
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {rows.error && <FailedState error={rows.error} onRetry={rows.retry} />}
        {rows.count === undefined && !rows.error && <LoadingRows height="h-21" />}
        {rows.count === 0 && <EmptyState title={t('threads.empty')} />}
        <ul>
          {threads.map((thread) => (
            <li key={thread.id} className="border-b border-hairline">
              <Link
                ref={thread.id === current ? bringIntoSight : undefined}
                to={`${paths.thread(thread.id)}${search}`}
                aria-current={thread.id === current ? 'page' : undefined}
                className="block border-l-2 border-transparent py-2.5 pr-4 pl-3.5 text-14 -outline-offset-2 hover:bg-raised aria-[current=page]:border-ink aria-[current=page]:bg-raised"
              >
                <ThreadCard thread={thread} />
              </Link>
            </li>
          ))}
        </ul>
        {(rows.count ?? 0) > shownCount && (
          <Link
            to={`${paths.inbox}${search}`}
            className="block px-4 py-3 text-13 text-stone -outline-offset-2 hover:text-ink hover:underline"
          >
            {t('threads.allOfList', { count: rows.count ?? 0 })}
          </Link>
        )}
      </div>
    </nav>
  )
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/**
 * Binds the keys `j` and `k`. If the current thread has left the list, for example because it was closed, `j` opens the thread that is now
 * at its position.
 */
function useThreadKeys(threads: readonly { id: number }[], current: number): void {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { search } = useLocation()
  const at = threads.findIndex(({ id }) => id === current)
  const place = useRef(0)
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])
  const open = (index: number) => {
    const thread = threads[index]
    if (thread) void navigate(`${paths.thread(thread.id)}${search}`)
  }
  useShortcuts([
    { keys: 'j', label: t('threads.next'), run: () => open(at >= 0 ? at + 1 : place.current) },
    { keys: 'k', label: t('threads.previous'), run: () => open((at >= 0 ? at : place.current) - 1) },
  ])
}
