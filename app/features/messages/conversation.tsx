import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { type Attempt, type AttemptKeys, nextAttempt } from '#app/browser/attempt.ts'
import {
  type Conversation as OwnConversation,
  conversationQuery,
  type ConversationSource,
  threadsQuery,
  writeBack,
} from '#app/client/messages.ts'
import { paths } from '#app/client/paths.ts'
import { queryClient, refetchAfterChange } from '#app/client/query-client.ts'
import { specialistCard } from '#app/client/specialist.ts'
import { Message } from '#app/features/messages/message.tsx'
import { OwnOffer } from '#app/features/messages/own-offer.tsx'
import { OwnVisit } from '#app/features/messages/own-visit.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SpecialistCard } from '#app/ui/specialist-card.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export function Conversation({ source }: { source: ConversationSource }) {
  const { t } = useI18n()
  const { data, error } = useQuery(conversationQuery(source))
  if (error && !data)
    return (
      <Notice tone="error" title={t('messages.loadFailed')} text={error.message}>
        <ButtonLink to={paths.contacts}>{t('messages.contacts')}</ButtonLink>
      </Notice>
    )
  if (!data) return <Skeleton className="h-100 w-full" />
  return (
    <div className="grid max-w-180 gap-8">
      <Subject conversation={data} />
      {data.specialist && (
        <section aria-label={t('specialist.title')} className="grid gap-3 border-y border-hairline py-5">
          <p className="text-13 text-stone">{t('specialist.title')}</p>
          <SpecialistCard
            {...specialistCard(data.specialist, t('specialist.aboutThread', { number: data.number }))}
            newTab={t('common.opensInNewTab')}
          />
        </section>
      )}
      {data.offer && <OwnOffer offer={data.offer} isQuoteShown={data.quotes.some(({ path }) => path === data.offer?.quote_path)} />}
      {data.visit && <OwnVisit visit={data.visit} />}
      <Quotes quotes={data.quotes} />
      <ol aria-label={t('messages.title')} className="grid gap-5">
        {data.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {data.messages.every(({ is_own: isOwn }) => isOwn) && <p className="text-stone">{t('messages.noReply')}</p>}
      <ReplyForm source={source} />
    </div>
  )
}

function Subject({ conversation: { kind, piece, buyback_url: buyback } }: { conversation: OwnConversation }) {
  const { t } = useI18n()
  return (
    <p className="text-stone">
      {t(`messages.kind.${kind}`)}
      {piece && (
        <>
          {' · '}
          <a href={piecePath(piece.kind, piece.id)} className={`text-ink ${textLink}`}>
            {piece.name}
          </a>
        </>
      )}
      {buyback && (
        <>
          {' · '}
          <a href={buyback} className={`text-ink ${textLink}`}>
            {t('messages.buyback')}
          </a>
        </>
      )}
    </p>
  )
}

function Quotes({ quotes }: Pick<OwnConversation, 'quotes'>) {
  const { language, t } = useI18n()
  const placeTime = usePlaceTime()
  return quotes.map(({ path, state, pieces, total_price: total, expires_at: until }) => (
    <section key={path} aria-label={t('messages.quotes.title')} className="grid gap-3 border border-hairline p-5">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span className="min-w-0">{pieces.join(', ')}</span>
        <span className="figures">{formatCents(language, toCents(total) ?? 0)}</span>
      </p>
      <p className="text-13 text-stone">
        {state === 'open' ? t('messages.quotes.until', { time: placeTime(until, offices[0].key) }) : t(`messages.quotes.state.${state}`)}
      </p>
      {state === 'open' && (
        <ButtonLink to={path} className="justify-self-start max-sm:w-full">
          {t('messages.quotes.open')}
        </ButtonLink>
      )}
    </section>
  ))
}

/** Listeners by draft key. Each tells the mounted form that a text was sent, even if an earlier, now unmounted form sent it. */
const sentListeners = new Map<string, (body: string) => void>()

function ReplyForm({ source }: { source: ConversationSource }) {
  const { t } = useI18n()
  const draftKey = `reply-${'token' in source ? source.token.split('.')[0] : source.number}`
  const [text, setText] = useState(() => readDraft(draftKey)['body'] ?? '')
  useEffect(() => writeDraft(draftKey, { body: text }), [draftKey, text])
  const [keys] = useState<AttemptKeys>(() => new Map(Object.entries(readDraft(`${draftKey}-keys`))))
  useEffect(() => {
    sentListeners.set(draftKey, (body) => {
      keys.clear()
      // the person may have kept typing while the message was being sent
      setText((typed) => (typed.trim() === body ? '' : typed))
    })
    return () => void sentListeners.delete(draftKey)
  }, [draftKey, keys])
  const mutationKey = [draftKey]
  // finds the latest message even if a now unmounted form sent it
  const latest = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1)
  const isSending = latest?.status === 'pending'
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (attempt: Attempt) => writeBack(source, attempt),
    onSuccess: async (conversation, sent) => {
      const { queryKey } = conversationQuery(source)
      // cancels polls, because the response of a poll that began before the message was sent would hide the message
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, conversation)
      refetchAfterChange(threadsQuery.queryKey)
      // drops all keys, because the conversation now shows which messages have arrived
      writeDraft(`${draftKey}-keys`, {})
      // clears the draft here, because the form may have been unmounted
      if (readDraft(draftKey)['body']?.trim() === sent.body) writeDraft(draftKey, {})
      sentListeners.get(draftKey)?.(sent.body)
      toast.success(t('messages.sent'))
    },
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = text.trim()
    if (!body || isSending) return
    const attempt = nextAttempt(keys, body)
    writeDraft(`${draftKey}-keys`, Object.fromEntries(keys))
    mutate(attempt)
  }
  return (
    <form onSubmit={send} className="no-print grid gap-4 border-t border-hairline pt-6">
      <TextArea
        label={t('messages.write')}
        maxLength={limits.messageMaxChars}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {latest?.error && (
        <p role="alert" className="text-oxblood">
          {latest.error.message}
        </p>
      )}
      <Button type="submit" aria-disabled={isSending} className="justify-self-start aria-disabled:opacity-45 max-sm:w-full">
        {t(isSending ? 'messages.sending' : 'messages.send')}
      </Button>
    </form>
  )
}
