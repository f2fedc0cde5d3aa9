import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { useCompany } from '#app/client/company.ts'
import { decideOnOffer } from '#app/client/offers.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { OwnOffer as Offer } from '#contract/offer.ts'
import { offices } from '#contract/offices.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import type { OfferDecision } from '#contract/rules/offer-rules.ts'

export function OwnOffer({ offer, isQuoteShown = false }: { offer: Offer; isQuoteShown?: boolean }) {
  const { language, t } = useI18n()
  const { name: shop } = useCompany()
  const placeTime = usePlaceTime()
  const { state, steps, expires_at: until, quote_path: path } = offer
  return (
    <section aria-label={t('offer.list')} className="grid gap-4 border border-hairline p-5">
      <ol className="grid gap-1.5">
        {steps.map(({ is_own: isOwn, step, price_usd: price, at }) => (
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span>
              {step === 'expire' ? null : `${isOwn ? t('offer.you') : shop} `}
              {t(`offer.${isOwn ? 'step' : 'shopStep'}.${step}`, { price: moneyOf(language, price) })}
            </span>
            <time dateTime={at} className="figures text-13 text-stone">
              <NoWrap text={placeTime(at, offices[0].key)} />
            </time>
          </li>
        ))}
      </ol>
      <p className="text-13 text-stone">
        <NoWrap text={t(`offer.state.${state}`, { time: placeTime(until, offices[0].key) })} />
      </p>
      {state === 'accepted' && path && !isQuoteShown && (
        <ButtonLink to={path} className="justify-self-start max-sm:w-full">
          {t('offer.buy')}
        </ButtonLink>
      )}
      {offer.decisions.length > 0 && <Decisions key={offer.version} offer={offer} />}
    </section>
  )
}

const moneyOf = (language: 'ru' | 'en', price: string | null) => (price === null ? '' : formatCents(language, toCents(price) ?? 0))

const focus = (field: HTMLInputElement | null) => field?.focus()

function Decisions({ offer }: { offer: Offer }) {
  const { language, t } = useI18n()
  const [price, setPrice] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: OfferDecision) => decideOnOffer(offer, decision, decision === 'counter' ? (price ?? '') : undefined),
  })
  const may = (decision: OfferDecision) => offer.decisions.includes(decision)
  const press = (decision: OfferDecision) => () => void (isPending || mutate(decision))
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    press('counter')()
  }
  const failure = error && ((error instanceof ApiError && error.errors['price_usd']?.join(' ')) || errorText(error, t('offer.failed')))
  const quiet = `min-h-11 ${textLink} aria-disabled:cursor-default aria-disabled:opacity-45`
  if (price !== null)
    return (
      <form onSubmit={send} className="grid gap-4">
        <Field
          label={t('offer.price')}
          help={t('offer.counterHelp', { from: moneyOf(language, offer.above_usd), to: moneyOf(language, offer.below_usd) })}
          {...(failure ? { error: failure } : {})}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          ref={focus}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" aria-disabled={isPending} className="aria-disabled:opacity-45 max-sm:w-full">
            {t('offer.counterSend')}
          </Button>
          <button type="button" className={quiet} onClick={() => setPrice(null)}>
            {t('offer.cancel')}
          </button>
        </div>
      </form>
    )
  return (
    <div className="grid gap-3">
      {failure && (
        <p role="alert" className="text-oxblood">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {may('accept') && (
          <Button aria-disabled={isPending} className="aria-disabled:opacity-45 max-sm:w-full" onClick={press('accept')}>
            {t('offer.accept', { price: moneyOf(language, offer.below_usd) })}
          </Button>
        )}
        {may('counter') && (
          <button type="button" aria-disabled={isPending} className={quiet} onClick={() => isPending || setPrice('')}>
            {t('offer.counter')}
          </button>
        )}
        {may('decline') && (
          <button type="button" aria-disabled={isPending} className={quiet} onClick={press('decline')}>
            {t('offer.decline')}
          </button>
        )}
        {may('withdraw') && (
          <button type="button" aria-disabled={isPending} className={quiet} onClick={press('withdraw')}>
            {t('offer.withdraw')}
          </button>
        )}
      </div>
    </div>
  )
}
