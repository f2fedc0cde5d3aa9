import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { threadQuery } from '#backoffice/client/threads.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { PresentPeople } from '#backoffice/features/presence/present-people.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Composer } from '#backoffice/sections/inbox/composer.tsx'
import { Conversation } from '#backoffice/sections/inbox/conversation.tsx'
import { PersonPanel } from '#backoffice/sections/inbox/person-panel.tsx'
import { OrdersPanel, OthersPanel, PiecePanel } from '#backoffice/sections/inbox/side-panels.tsx'
import { ThreadActions } from '#backoffice/sections/inbox/thread-actions.tsx'
import { DueTime, ThreadStatusBadge } from '#backoffice/sections/inbox/thread-state.tsx'
import { Columns, Page } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

/** What was said with a person, beside the piece, its price and stock, and the person's orders. */
export default function ThreadPage() {
  const { t } = useI18n()
  const id = Number(useParams()['id'])
  const { data: thread, error, refetch } = useQuery(threadQuery(id))
  const number = t('threads.number', { number: id })
  useRememberRecord(
    thread && {
      kind: 'thread',
      path: paths.thread(id),
      title: number,
      detail: [thread.name, t(`threads.kind.${thread.kind}`)].filter(Boolean).join(' · '),
    },
  )
  const back = { to: paths.inbox, label: t('threads.title') }
  if (!thread)
    return (
      <Page title={number} back={back}>
        {error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows />}
      </Page>
    )
  return (
    <Page
      title={number}
      back={back}
      beside={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-ink">{t(`threads.kind.${thread.kind}`)}</span>
          <ThreadStatusBadge status={thread.status} />
          <DueTime thread={thread} />
          <PresentPeople
            kind="thread"
            id={String(id)}
            labelOf={(field) => (field === 'reply' || field === 'note' ? t(`threads.${field}`) : null)}
          />
        </span>
      }
      actions={<ThreadActions thread={thread} />}
    >
      <Columns
        aside={
          <>
            <PersonPanel thread={thread} />
            <PiecePanel thread={thread} />
            <OrdersPanel thread={thread} />
            <OthersPanel thread={thread} />
          </>
        }
      >
        <Conversation thread={thread} />
        <Composer key={id} thread={thread} />
      </Columns>
    </Page>
  )
}
