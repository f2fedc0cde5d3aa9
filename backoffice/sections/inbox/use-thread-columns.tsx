import type { ListedThread } from '#backoffice/client/threads.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { DueTime, ThreadStatusBadge } from '#backoffice/sections/inbox/thread-state.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'

export function useThreadColumns(): Column<ListedThread>[] {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  return [
    {
      key: 'number',
      title: t('threads.column.number'),
      width: '84px',
      render: ({ id }) => <span className="figures">{t('threads.number', { number: id })}</span>,
    },
    {
      key: 'status',
      title: t('threads.column.due'),
      width: 'minmax(240px,1.2fr)',
      render: (thread) => (
        <span className="flex min-w-0 items-baseline gap-2 truncate">
          <ThreadStatusBadge status={thread.status} />
          <DueTime thread={thread} />
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('threads.column.kind'),
      width: 'minmax(120px,0.7fr)',
      from: 'lg',
      render: ({ kind }) => <span className="truncate">{t(`threads.kind.${kind}`)}</span>,
    },
    {
      key: 'person',
      title: t('threads.column.person'),
      width: 'minmax(110px,0.8fr)',
      render: ({ name, is_unread: isUnread }) => (
        <span className={`flex min-w-0 items-center gap-2 ${isUnread ? 'font-medium' : ''}`}>
          {isUnread && <UnreadMark />}
          <span className="truncate">{name || t('threads.anonymous')}</span>
        </span>
      ),
    },
    {
      key: 'text',
      title: t('threads.column.text'),
      width: 'minmax(120px,2fr)',
      render: ({ piece, excerpt, has_failed_answer: isFailed, is_unread: isUnread }) => (
        <span className="truncate">
          {isFailed && <span className="text-oxblood">{t('threads.failedReply')} · </span>}
          {piece && <span>{piece}</span>}
          <span className={isUnread ? '' : 'text-stone'}>{[piece ? ' ' : '', excerpt].join('')}</span>
        </span>
      ),
    },
    {
      key: 'assignee',
      title: t('threads.column.assignee'),
      width: '110px',
      from: 'lg',
      render: ({ assignee }) => <span className="truncate text-stone">{assignee?.name ?? '—'}</span>,
    },
    {
      key: 'at',
      title: t('threads.column.at'),
      width: '132px',
      align: 'end',
      from: 'xl',
      render: ({ last_at: at }) => <span className="text-stone">{time(at)}</span>,
    },
  ]
}

export function ThreadCard({ thread }: { thread: ListedThread }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { id, kind, name, piece, excerpt, status, last_at: at, assignee, has_failed_answer: isFailed, is_unread: isUnread } = thread
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2">
          {isUnread && <UnreadMark />}
          <span className="min-w-0 truncate font-medium">{name || t('threads.anonymous')}</span>
        </span>
        <span className="figures shrink-0 text-12 text-stone">{time(at)}</span>
      </div>
      <p className="truncate text-14">
        {t(`threads.kind.${kind}`)}
        {piece && ` · ${piece}`}
      </p>
      {excerpt && <p className={`truncate text-13 ${isUnread ? '' : 'text-stone'}`}>{excerpt}</p>}
      <div className="flex flex-wrap items-baseline gap-x-2 text-13">
        <ThreadStatusBadge status={status} />
        <DueTime thread={thread} />
        {isFailed && <span className="text-oxblood">{t('threads.failedReply')}</span>}
        <span className="figures ml-auto text-12 text-stone">
          {[assignee?.name, t('threads.number', { number: id })].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  )
}

function UnreadMark() {
  const { t } = useI18n()
  return (
    <>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brass" />
      <span className="sr-only">{t('threads.unread')}</span>
    </>
  )
}
