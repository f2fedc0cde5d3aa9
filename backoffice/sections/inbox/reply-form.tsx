import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { cacheThread, type StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { MessengerButtons } from '#backoffice/features/messengers/messenger-buttons.tsx'
import { useMessengerText } from '#backoffice/features/messengers/use-messenger-text.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { DraftText } from '#backoffice/sections/inbox/draft-text.tsx'
import { ReplyEnclosures } from '#backoffice/sections/inbox/reply-enclosures.tsx'
import { TemplateMenu } from '#backoffice/sections/inbox/template-menu.tsx'
import type { Enclosures } from '#backoffice/sections/inbox/use-enclosures.ts'
import { useReplyValues } from '#backoffice/sections/inbox/use-reply-values.ts'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

/** Whether a reply can reach the person: through the shop, by phone or by Telegram. */
export const canReply = ({ reach, contact }: StaffThread): boolean =>
  reach.channels.length > 0 || Boolean(reach.contact?.phone || contact?.telegram)

type Typed = ReturnType<typeof useTypedForm<{ body: string }>>

type Props = { thread: StaffThread; enclosures: Enclosures }

export function ReplyForm({ thread, enclosures }: Props) {
  const write = useWrite()
  const typed = useTypedForm({ kind: 'thread-answer', id: thread.id, current: { body: '' }, restore: 'on request' })
  const { body } = typed.values
  const isSent = thread.reach.channels.length > 0
  if (!canReply(thread)) return <Unreached thread={thread} />
  return (
    <div data-field="reply" className="grid justify-items-start gap-3">
      <DraftText part={isSent ? 'reply' : 'handReply'} typed={typed} error={write.errorOf('body')} />
      <TemplateMenu thread={thread} onChoose={(text) => typed.change({ body: [body.trimEnd(), text].filter(Boolean).join('\n\n') })} />
      {isSent ? (
        <SentReply thread={thread} enclosures={enclosures} typed={typed} write={write} />
      ) : (
        <Unreached thread={thread} text={body.trim()} />
      )}
      <ReplyByHand thread={thread} typed={typed} />
    </div>
  )
}

function Unreached({ thread, text }: { thread: StaffThread; text?: string }) {
  const { t } = useI18n()
  return (
    <>
      <UnreachedNotice reach={thread.reach} text={text} />
      {thread.contact && <p className="text-13 text-stone">{t('threads.unreachable')}</p>}
    </>
  )
}

function ReplyByHand({ thread, typed }: { thread: StaffThread; typed: Typed }) {
  const textOf = useMessengerText()
  const { link } = useReplyValues(thread)
  const { id, name, contact, language, piece } = thread
  const { body } = typed.values
  const phone = contact?.phone || thread.reach.contact?.phone || ''
  if (!phone && !contact?.telegram) return null
  const about = piece && link ? textOf(language, 'piece', { name, number: String(id), pieces: piece.name, link }) : null
  const text = about ?? textOf(language, 'thread', { name, number: String(id) })
  return (
    <MessengerButtons
      phone={phone}
      telegram={contact?.telegram ?? null}
      text={body.trim() ? body : text}
      thread={id}
      typed={body}
      isOnlyWay={thread.reach.channels.length === 0}
      onNoted={typed.drop}
    />
  )
}

function SentReply({ thread, enclosures, typed, write }: Props & { typed: Typed; write: ReturnType<typeof useWrite> }) {
  const { t } = useI18n()
  const [chosen, setChannel] = useState<string>()
  const channel = thread.reach.channels.find((each) => each === chosen) ?? thread.reach.channels[0]
  const { body } = typed.values
  if (!channel) return null
  const canSend = Boolean(body.trim()) && !enclosures.isStoring
  const send = () =>
    write.run(async () => {
      try {
        const files = enclosures.files.map(({ token }) => token)
        const pieces = enclosures.pieces.map(({ id }) => id)
        const reply = { version: thread.version, channel, body, files, pieces }
        const { thread: after, action_id: action } = await callStaff('POST /api/staff/threads/:id/answers/', {
          params: { id: thread.id },
          body: reply,
        })
        typed.settle()
        enclosures.removeSent(enclosures)
        cacheThread(after)
        showUndoToast(t('threads.sent'), action)
      } catch (error) {
        // the thread may have newer messages; the input stays in the form
        await queryClient.invalidateQueries({ queryKey: queryKeys.threads.record(thread.id) })
        throw error
      }
    })
  return (
    <>
      <ReplyEnclosures enclosures={enclosures} error={write.errorOf('files') ?? write.errorOf('pieces')} />
      <div className="flex w-full flex-wrap items-end gap-3">
        <SelectField
          label={t('threads.channel')}
          value={channel}
          onChange={setChannel}
          options={thread.reach.channels.map((value) => ({ value, label: t(`threads.channels.${value}`) }))}
          error={write.errorOf('channel')}
        />
        <Button variant="primary" aria-disabled={write.isBusy || !canSend} onClick={() => canSend && void send()}>
          {t('threads.send')}
        </Button>
      </div>
      <Recipient thread={thread} channel={channel} />
      <UnreachedNotice reach={thread.reach} text={body.trim()} />
      <FailureLine text={write.failure} />
    </>
  )
}

function Recipient({ thread, channel }: { thread: StaffThread; channel: StaffThread['reach']['channels'][number] }) {
  const { t } = useI18n()
  const name = thread.name || t('threads.anonymous')
  const email = channel === 'mail' ? thread.reach.contact?.email : null
  const language = t(`threads.languages.${thread.language}`)
  return (
    <p className="text-13 wrap-anywhere text-stone">
      {t(`threads.goesTo.${channel}`, { name })}
      {email && <span className="text-ink"> {email}</span>}
      {` · ${t('threads.language')}: ${language}`}
    </p>
  )
}
