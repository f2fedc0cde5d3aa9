import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type StaffNotice, noticesQuery } from '#backoffice/client/notices.ts'
import { paths, recordPath } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { Sheet } from '#backoffice/ui/dialog.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

/**
 * Notices, newest first, each with a link to its record. Opening the sheet marks them as read; new notices stay highlighted until the sheet
 * closes.
 */
export default function NoticesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(noticesQuery)
  const fresh = useMarkAsRead(data?.results)
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t('notices.title')}
      actions={
        <ButtonLink to={paths.notices} onClick={onClose}>
          {t('notices.choose')}
        </ButtonLink>
      }
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={6} height="h-14" />}
      {data?.results.length === 0 && <EmptyState title={t('notices.none')} text={t('notices.noneText')} />}
      <ul className="-mx-5 -my-5 max-md:-mx-4 max-md:-my-4">
        {data?.results.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} isNew={!notice.is_read || fresh.has(notice.id)} onClose={onClose} />
        ))}
      </ul>
    </Sheet>
  )
}

function NoticeLine({ notice: { kind, subject, at }, isNew, onClose }: { notice: StaffNotice; isNew: boolean; onClose: () => void }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const path = recordPath(subject.kind, subject.id)
  const name = (
    <>
      {t(`notices.kinds.${kind}`)} <span className="figures text-ink">{subject.label}</span>
    </>
  )
  return (
    <li className="relative flex gap-3 border-b border-hairline px-5 py-3 text-13 last:border-0 hover:bg-ivory/60 has-[a:focus-visible]:bg-ivory max-md:px-4">
      <span aria-hidden="true" className={`mt-1.5 size-2 shrink-0 rounded-full ${isNew ? 'bg-brass' : ''}`} />
      <div className="min-w-0 flex-1">
        {path ? (
          <Link
            to={path}
            onClick={onClose}
            className="text-stone outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brass"
          >
            {name}
          </Link>
        ) : (
          <span className="text-stone">{name}</span>
        )}
        {isNew && <span className="sr-only">, {t('notices.isNew')}</span>}
        <p className="text-12 text-stone">{time(at)}</p>
      </div>
    </li>
  )
}

/** Marks the visible notices as read. Returns the ids of the notices that were unread before. */
function useMarkAsRead(notices: readonly StaffNotice[] | undefined): ReadonlySet<number> {
  const queries = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const unread = notices?.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id) ?? []
    if (!unread.length) return
    void callStaff('POST /api/staff/notices/read/', { body: { up_to: Math.max(...unread) } }).then(
      () => {
        setFresh((held) => new Set([...held, ...unread]))
        return queries.invalidateQueries({ queryKey: queryKeys.notices.all })
      },
      () => {},
    )
  }, [notices, queries])
  return fresh
}
