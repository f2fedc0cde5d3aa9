import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { offersQuery } from '#backoffice/client/offers.ts'
import { paths } from '#backoffice/client/paths.ts'
import { threadQuery } from '#backoffice/client/threads.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { PresentPeople } from '#backoffice/features/presence/present-people.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BuybackPanel } from '#backoffice/sections/buybacks/buyback-panel.tsx'
import { AlbumsPanel } from '#backoffice/sections/inbox/albums-panel.tsx'
import { Composer } from '#backoffice/sections/inbox/composer.tsx'
import { Conversation } from '#backoffice/sections/inbox/conversation.tsx'
import { PersonPanel } from '#backoffice/sections/inbox/person-panel.tsx'
import { OrdersPanel, OthersPanel, PiecePanel } from '#backoffice/sections/inbox/side-panels.tsx'
import { ThreadActions } from '#backoffice/sections/inbox/thread-actions.tsx'
import { ThreadLinks } from '#backoffice/sections/inbox/thread-links.tsx'
import { DueTime, ThreadStatusBadge } from '#backoffice/sections/inbox/thread-state.tsx'
import { ThreadsBeside } from '#backoffice/sections/inbox/threads-beside.tsx'
import { useReadMark } from '#backoffice/sections/inbox/use-read-mark.ts'
import { OffersPanel } from '#backoffice/sections/offers/offers-panel.tsx'
import { QuotesPanel } from '#backoffice/sections/quotes/quotes-panel.tsx'
import { ThreadQuote } from '#backoffice/sections/quotes/thread-quote.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { BesideTitle, Columns, Page } from '#backoffice/ui/page.tsx'
import { useMedia } from '#backoffice/ui/use-media.ts'

export default function ThreadPage() {
  const id = Number(useParams()['id'])
  const isWide = useMedia('(width >= 1280px)')
  return (
    <div className="xl:not-print:grid xl:grid-cols-[280px_minmax(0,1fr)]">
      {isWide && <ThreadsBeside current={id} />}
      <Thread key={id} id={id} isBesideList={isWide} />
    </div>
  )
}

/** Render with `key={id}`, so that switching threads resets the input. */
function Thread({ id, isBesideList }: { id: number; isBesideList: boolean }) {
  const { t } = useI18n()
  const { search } = useLocation()
  const { data: thread, error, refetch } = useQuery(threadQuery(id))
  const isOfferAwaited = useIsOfferAwaited(id)
  useReadMark(thread)
  const number = t('threads.number', { number: id })
  useRememberRecord(
    thread && {
      kind: 'thread',
      path: paths.thread(id),
      title: number,
      detail: [thread.name, t(`threads.kind.${thread.kind}`)].filter(Boolean).join(' · '),
    },
  )
  const back = isBesideList ? undefined : { to: `${paths.inbox}${search}`, label: t('threads.title') }
  if (!thread || isOfferAwaited) return loadingPage({ title: number, back, error, refetch })
  return (
    <Page
      title={number}
      back={back}
      beside={
        <BesideTitle>
          <span className="text-ink">{t(`threads.kind.${thread.kind}`)}</span>
          <ThreadStatusBadge status={thread.status} />
          <DueTime thread={thread} />
          <PresentPeople
            kind="thread"
            id={String(id)}
            labelOf={(field) => (field === 'reply' || field === 'note' ? t(`threads.${field}`) : null)}
          />
        </BesideTitle>
      }
      actions={
        <>
          {thread.status !== 'automatic' && <ThreadQuote thread={thread} />}
          <ThreadActions thread={thread} />
        </>
      }
    >
      <Columns
        aside={
          <>
            <PersonPanel thread={thread} />
            {isBesideList && <OffersPanel of={{ thread: id }} />}
            <BuybackPanel thread={thread} />
            <PiecePanel thread={thread} />
            <QuotesPanel of={{ thread: id }} />
            <OrdersPanel thread={thread} />
            <OthersPanel thread={thread} />
          </>
        }
      >
        <ThreadLinks thread={thread} />
        {/* offers expire, so the single-column layout shows them above the messages */}
        {!isBesideList && <OffersPanel of={{ thread: id }} />}
        <Conversation thread={thread} />
        <AlbumsPanel thread={thread} />
        <Composer thread={thread} />
      </Columns>
    </Page>
  )
}

/**
 * Whether the page must wait for the thread's offers. In the single-column layout the offers are above the messages, and would push the
 * messages down when the offers load.
 */
function useIsOfferAwaited(id: number): boolean {
  const enabled = useMay()('offer.answer')
  const { isLoading, failureCount } = useQuery({ ...offersQuery({ thread: id }), enabled })
  return isLoading && failureCount === 0
}
