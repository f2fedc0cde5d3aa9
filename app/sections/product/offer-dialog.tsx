import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type AttemptKeys, nextAttempt } from '#app/browser/attempt.ts'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { makeOffer, offerTermsQuery } from '#app/client/offers.ts'
import { paths } from '#app/client/paths.ts'
import { queryClient } from '#app/client/query-client.ts'
import { OwnOffer } from '#app/features/messages/own-offer.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Checkbox, Field, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { limits } from '#contract/limits.ts'
import type { OfferTerms, OwnOffer as Offer } from '#contract/offer.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

type Piece = PieceRef & { name: string; reference: string | null }
type Props = { piece: Piece; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Dialog to offer a price, for signed-in customers. Load lazily. */
export default function OfferDialog({ piece, isOpen, onOpenChange }: Props) {
  const { t } = useI18n()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('offer.title')} closeLabel={t('common.close')} closesOnBack>
      <p className="mb-5 border-y border-hairline py-3">
        {piece.name}
        {piece.reference && <span className="figures text-stone"> · {piece.reference}</span>}
      </p>
      <QueryClientProvider client={queryClient}>
        <Content piece={piece} onDone={() => onOpenChange(false)} />
      </QueryClientProvider>
    </Dialog>
  )
}

function Content({ piece, onDone }: { piece: Piece; onDone: () => void }) {
  const { t } = useI18n()
  const { data: terms, error } = useQuery(offerTermsQuery(piece))
  const [made, setMade] = useState<Offer | null>(null)
  if (error && !terms) return <Notice title={error instanceof ApiError ? error.message : t('offer.loadFailed')} />
  if (!terms) return <Skeleton className="h-64 w-full" />
  if (made?.state === 'declined') return <TooLow terms={terms} onAnother={() => setMade(null)} />
  if (made) return <Sent number={made.number} reach={terms.reach} onDone={onDone} />
  if (terms.offer)
    return (
      <div className="grid gap-5">
        <OwnOffer offer={terms.offer} />
        <ButtonLink to={messagesOf(terms.offer.number)} variant="secondary" className="justify-self-start max-sm:w-full">
          {t('offer.messages')}
        </ButtonLink>
      </div>
    )
  return <OfferForm piece={piece} terms={terms} onMade={setMade} />
}

const messagesOf = (number: number) => `${paths.messages}?thread=${number}`

function OfferForm({ piece, terms, onMade }: { piece: Piece; terms: OfferTerms; onMade: (offer: Offer) => void }) {
  const { language, t } = useI18n()
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const [keys] = useState<AttemptKeys>(() => new Map())
  const [hasTradeIn, setTradeIn] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ field?: string; failure?: string }>({})
  const money = (usd: string) => formatCents(language, toCents(usd) ?? 0)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    if (!/\d/.test(price)) return setProblem({ field: t('offer.needed') })
    setSending(true)
    setProblem({})
    try {
      const offered = { price, note: note.trim(), hasTradeIn }
      const { key } = nextAttempt(keys, JSON.stringify(offered))
      onMade(await makeOffer(piece, { ...offered, key }))
    } catch (error) {
      const field = error instanceof ApiError ? error.errors['price_usd']?.join(' ') : undefined
      setProblem(field ? { field } : { failure: errorText(error, t('offer.failed')) })
    } finally {
      setSending(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <div className="grid gap-2">
        <p className="flex items-baseline justify-between gap-6">
          <span className="text-stone">{t('offer.asked')}</span>
          <span className="figures text-17">{money(terms.price_usd)}</span>
        </p>
        <p className="text-stone">
          {terms.least_usd !== null && t('offer.least', { price: money(terms.least_usd) })} {t('offer.promise', { hours: terms.hours })}
        </p>
      </div>
      <Field
        label={t('offer.price')}
        {...(problem.field ? { error: problem.field } : {})}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextArea
        label={t('offer.note')}
        optional={t('offer.optional')}
        maxLength={limits.orderCommentMaxChars}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Checkbox name="trade_in" checked={hasTradeIn} onChange={(event) => setTradeIn(event.target.checked)}>
        {t('offer.tradeIn')}
      </Checkbox>
      {problem.failure && (
        <p role="alert" className="border-l-2 border-oxblood pl-4 text-oxblood">
          {problem.failure}
        </p>
      )}
      <Button type="submit" aria-disabled={isSending} className="justify-self-start aria-disabled:opacity-45 max-sm:w-full">
        {t(isSending ? 'offer.sending' : 'offer.send')}
      </Button>
    </form>
  )
}

/**
 * Shown if the offer was declined automatically. Explains why, and lets the customer make a better offer. Names the lowest acceptable price
 * only if the shop reveals it.
 */
function TooLow({ terms, onAnother }: { terms: OfferTerms; onAnother: () => void }) {
  const { language, t } = useI18n()
  const least = toCents(terms.least_usd)
  return (
    <output className="grid gap-3 py-4">
      <h3 className="display-small text-24">{t('offer.tooLowTitle')}</h3>
      <p className="text-stone">
        {least === null ? t('offer.tooLowUntold') : t('offer.tooLowText', { price: formatCents(language, least) })}
      </p>
      <Button className="mt-4 justify-self-start max-sm:w-full" onClick={onAnother}>
        {t('offer.another')}
      </Button>
    </output>
  )
}

function Sent({ number, reach, onDone }: { number: number; reach: OfferTerms['reach']; onDone: () => void }) {
  const { t } = useI18n()
  return (
    <output className="grid gap-3 py-4">
      <h3 className="display-small text-24">{t('offer.sentTitle')}</h3>
      <p className="text-stone">{t(`offer.sentBy.${reach ?? 'page'}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={messagesOf(number)} className="max-sm:w-full">
          {t('offer.messages')}
        </ButtonLink>
        <Button variant="secondary" className="max-sm:w-full" onClick={onDone}>
          {t('offer.back')}
        </Button>
      </div>
    </output>
  )
}
