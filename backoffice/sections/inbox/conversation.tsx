import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheThread, type StaffThread } from '#backoffice/client/threads.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Earlier, Enclosed, Photos } from '#backoffice/sections/inbox/message-parts.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Message = StaffThread['messages'][number]

export function Conversation({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const entries = [
    ...thread.messages.map((message) => ({
      key: `message-${message.id}`,
      at: message.at,
      shown: <MessageView threadId={thread.id} name={thread.name} message={message} />,
    })),
    ...thread.notes.map((note) => ({ key: `note-${note.id}`, at: note.at, shown: <NoteView note={note} /> })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <Panel title={t('threads.conversation')} isFlush>
      {thread.status === 'automatic' && <p className="border-b border-hairline px-4 py-3 text-13 text-stone">{t('threads.automatic')}</p>}
      <ol aria-label={t('threads.conversation')}>
        {thread.asked.is_form && (
          <li className="border-b border-hairline last:border-0">
            <Asked thread={thread} />
          </li>
        )}
        {entries.map(({ key, shown }) => (
          <li key={key} className="border-b border-hairline last:border-0">
            {shown}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Entry({ who, at, className = '', children }: { who: ReactNode; at: string; className?: string; children: ReactNode }) {
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <div className={`grid gap-1.5 px-4 py-3 ${className}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
        <span className="font-medium">{who}</span>
        <time dateTime={at} className="figures text-12 text-stone">
          {time(at)}
        </time>
      </p>
      {children}
    </div>
  )
}

const prose = 'text-14 break-words whitespace-pre-wrap max-md:text-15'

function Asked({ thread: { id, name, asked, photos, created_at: at } }: { thread: StaffThread }) {
  const { t } = useI18n()
  return (
    <Entry who={name || t('threads.anonymous')} at={at}>
      {asked.facts.length > 0 && <FactList items={asked.facts.map(({ label, value }) => [label, value] as const)} />}
      {asked.message && <p className={prose}>{asked.message}</p>}
      <Photos threadId={id} photos={photos} />
      <p className="text-12 text-stone">{asked.page ? t('threads.page', { page: asked.page }) : t('threads.asked')}</p>
    </Entry>
  )
}

function MessageView({ threadId, name, message }: { threadId: number; name: string | null; message: Message }) {
  const { t } = useI18n()
  const { direction, by, at, body, photos } = message
  const isReply = direction === 'out'
  return (
    <Entry who={isReply ? (by ?? t('threads.by.shop')) : name || t('threads.anonymous')} at={at} className={isReply ? 'bg-sunk' : ''}>
      {body && <p className={prose}>{body}</p>}
      <Earlier message={message} />
      <Photos threadId={threadId} photos={photos} />
      <Enclosed threadId={threadId} message={message} />
      {!isReply && <Origin message={message} />}
      {isReply && <Fate threadId={threadId} message={message} />}
    </Entry>
  )
}

function Origin({ message: { channel, sender, quoted, lost_files: count } }: { message: Message }) {
  const { t } = useI18n()
  return (
    <div className="grid gap-1 text-12 text-stone">
      {quoted && (
        <details>
          <summary className="w-fit cursor-pointer underline underline-offset-4 hover:text-brass finger:py-3">
            {t('threads.quoted')}
          </summary>
          <p className="mt-1 border-l-2 border-hairline pl-3 text-13 break-words whitespace-pre-wrap">{quoted}</p>
        </details>
      )}
      {count > 0 && <p className="text-oxblood">{t(channel === 'mail' ? 'threads.filesInMailbox' : 'threads.lostFiles', { count })}</p>}
      {channel !== 'page' && <p>{[t(`threads.from.${channel}`), sender].filter(Boolean).join(' · ')}</p>}
    </div>
  )
}

function Fate({ threadId, message }: { threadId: number; message: Message }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const may = useMay()
  const write = useWrite()
  const { id, fate, sent_at: sentAt, in_outbox: isInOutbox, channel, recipient, failure } = message
  const again = () =>
    write.run(async () => {
      const params = { id: threadId, part: id }
      const { thread } = await callStaff('POST /api/staff/threads/:id/answers/:part/again/', { params })
      cacheThread(thread)
      showToast('success', t('threads.sentAgain'))
    })
  if (!fate) return null
  const isLost = fate === 'failed' || fate === 'undelivered'
  const returned = failure === null ? t('threads.returnedPlain') : t('threads.returned', { code: failure })
  const where = [t(`threads.channels.${channel}`), channel === 'mail' ? recipient : null].filter(Boolean).join(', ')
  return (
    <div className="grid justify-items-start gap-1 text-12">
      <p className={isLost || isInOutbox ? 'text-oxblood' : 'text-stone'}>
        {t(`threads.fate.${isInOutbox && fate === 'sent' ? 'outbox' : fate}`, { time: sentAt ? time(sentAt) : '' })} · {where}
      </p>
      {fate === 'undelivered' && <p className="text-oxblood">{returned}</p>}
      {fate !== 'undelivered' && failure && <p className="text-oxblood">{failure}</p>}
      {isLost && may('thread.answer') && (
        <Button className="mt-1" aria-disabled={write.isBusy} onClick={() => void again()}>
          {t('threads.again')}
        </Button>
      )}
      <FailureLine text={write.failure} />
    </div>
  )
}

function NoteView({ note: { body, by, at, replied_by: way } }: { note: StaffThread['notes'][number] }) {
  const { t } = useI18n()
  return (
    <Entry
      who={
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {by}
          {way ? (
            <span className="text-12 font-normal text-stone">{t(`messengers.badge.${way}`)}</span>
          ) : (
            <span className="inline-flex items-center gap-1 text-12 font-normal text-brass">
              <Lock aria-hidden="true" size={12} />
              {t('threads.noteBadge')}
            </span>
          )}
        </span>
      }
      at={at}
      className={way ? 'bg-sunk' : 'border-l-3 border-brass bg-ivory'}
    >
      <p className={prose}>{body}</p>
    </Entry>
  )
}
