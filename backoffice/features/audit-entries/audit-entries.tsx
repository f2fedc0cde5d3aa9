import { useInfiniteQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { EntrySheet } from '#backoffice/features/audit-entries/entry-sheet.tsx'
import { useAuditQuery } from '#backoffice/features/audit-entries/use-audit-query.ts'
import { useEntryTexts } from '#backoffice/features/audit-entries/use-entry-texts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Entry = StaffResponseOf<'GET /api/staff/audit/'>['results'][number]

/** Audit entries that match the URL, grouped by day. `?entry=` opens an entry in a side sheet. */
export function AuditEntries() {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { get, set } = useUrlState()
  const query = useAuditQuery()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: queryKeys.audit.list(query),
    queryFn: ({ pageParam }) =>
      callStaff('GET /api/staff/audit/', { query: { ...query, ...(pageParam ? { before: pageParam } : {}) } as never }),
    initialPageParam: '',
    getNextPageParam: ({ next, results }) => (next ? (results.at(-1)?.id ?? null) : null),
  })
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  const entries = data.pages.flatMap(({ results }) => results)
  if (!entries.length) return <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />
  const days = Map.groupBy(entries, ({ at }) => `${format.day(at)}${format.zone(at)}`)
  return (
    <div className="pb-10">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="caption bg-sunk px-5 py-1.5 max-md:px-4">{day}</h2>
          <ul>
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onOpen={() => set({ entry: entry.id })} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className="p-5 text-center">
          <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      )}
      {get('entry') && <EntrySheet id={get('entry')} onClose={() => set({ entry: null }, { replace: true })} />}
    </div>
  )
}

function EntryRow({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const texts = useEntryTexts()
  return (
    <li className="relative grid grid-cols-[52px_minmax(0,1fr)] items-baseline gap-x-4 border-b border-hairline px-5 py-2 text-13 hover:bg-ivory/60 has-[button:focus-visible]:bg-ivory max-md:px-4 max-md:py-3 md:grid-cols-[52px_minmax(0,180px)_minmax(0,1fr)_auto]">
      <time dateTime={entry.at} className="figures text-stone">
        {format.clock(entry.at)}
      </time>
      <span className="truncate max-md:order-last max-md:col-start-2 max-md:text-stone">{texts.actor(entry)}</span>
      <button
        type="button"
        onClick={onOpen}
        className="min-w-0 text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brass md:truncate"
      >
        <span className={entry.undone_by ? 'line-through decoration-edge' : ''}>{texts.action(entry)}</span>
        <span className="text-stone"> {texts.subject(entry)}</span>
      </button>
      <span className="text-12 text-stone max-md:col-start-2">
        {entry.undone_by ? t('audit.undoneBadge') : entry.change_count > 0 && t('audit.rows', { count: entry.change_count })}
      </span>
    </li>
  )
}
