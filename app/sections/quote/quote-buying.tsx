import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { paths } from '#app/client/paths.ts'
import { declineQuote, openQuote } from '#app/client/quote.ts'
import { useSessionOwner, useSessionState } from '#app/client/session.ts'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'
import type { Quote } from '#contract/quote.ts'

type Props = { token: string; quote: Quote; onChange: (quote: Quote) => void; onBuy: () => void }

/**
 * Buttons to buy or decline. Buying requires a sign-in; if the quote names a phone, the customer must sign in with that phone. Declining
 * requires no sign-in.
 */
export function QuoteBuying({ token, quote, onChange, onBuy }: Props) {
  const { t } = useI18n()
  const owner = useSessionOwner()
  const session = useSessionState()
  const { data: opened } = useQuery({
    queryKey: ['quote', token, owner],
    queryFn: () => openQuote(callApi, token),
    enabled: session !== 'unknown',
    retry: false,
  })
  const end = quote.phone_end
  const isYours = opened?.is_yours ?? false
  const isOther = session === 'in' && opened !== undefined && !isYours
  const ask = end === null ? t('quote.proveAccount') : t('quote.prove', { end })
  const buy = () => {
    if (isYours) onBuy()
    else requireSignIn(paths.quote(token))
  }
  return (
    <div className="no-print grid gap-4">
      {isOther ? <p role="alert">{t('quote.other', { end: end ?? '' })}</p> : !isYours && <p className="text-13 text-stone">{ask}</p>}
      <div className="grid gap-3">
        {!isOther && (
          <Button onClick={buy} className="w-full">
            {t(isYours ? 'quote.buy' : 'quote.signIn')}
          </Button>
        )}
        <Decline token={token} onChange={onChange} />
      </div>
    </div>
  )
}

function Decline({ token, onChange }: Pick<Props, 'token' | 'onChange'>) {
  const { t } = useI18n()
  const [isAsked, setAsked] = useState(false)
  const [words, setWords] = useState('')
  const { mutate, isPending, error } = useMutation({ mutationFn: () => declineQuote(callApi, token, words), onSuccess: onChange })
  if (!isAsked)
    return (
      <Button variant="secondary" onClick={() => setAsked(true)} className="w-full">
        {t('quote.decline')}
      </Button>
    )
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form onSubmit={send} aria-label={t('quote.declineTitle')} className="grid w-full gap-4">
      <TextArea
        label={t('quote.words')}
        // the person has just opened the form, so its field takes the focus
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={limits.orderCommentMaxChars}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {error && (
        <p role="alert" className="text-oxblood">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" variant="danger" aria-disabled={isPending}>
          {t('quote.declineSend')}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(false)}>
          {t('quote.keep')}
        </Button>
      </div>
    </form>
  )
}
