import { lazy, Suspense, useState } from 'react'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { PlainOrder } from '#app/sections/quote/plain-order.ts'
import { QuoteBuying } from '#app/sections/quote/quote-buying.tsx'
import { QuotePlainBuying } from '#app/sections/quote/quote-plain-buying.tsx'
import { quoteTotalCents, useDeliveryText } from '#app/sections/quote/quote-sums.ts'
import { TimeLeft } from '#app/sections/quote/time-left.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Quote } from '#contract/quote.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type Props = { token: string; quote: Quote; loadedAt: number; order: PlainOrder | null }

export function QuoteScreen({ token, quote: loaded, loadedAt, order }: Props) {
  const { t } = useI18n()
  const [quote, setQuote] = useState(loaded)
  const isGone = quote.state === 'open' && quote.pieces.some(({ is_available: isAvailable }) => !isAvailable)
  const ended = quote.state === 'open' ? null : quote.state
  const unpaid = ended ?? (quote.is_credit_free ? null : 'creditGone')
  const over = isGone ? 'gone' : unpaid
  const [isBuying, setBuying] = useState(false)
  const buy = () => setBuying(true)
  return (
    <section className="wrap grid gap-x-16 gap-y-8 pt-10 pb-24 md:pt-16 md:pb-32 wide:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-24 xl:grid-cols-[minmax(0,1fr)_380px]">
      <header className="grid content-start gap-3 wide:col-span-2">
        <Label>{t('quote.number', { number: quote.number })}</Label>
        <h1 id="state" className="display scroll-mt-28 text-32 md:text-44">
          {t('quote.title')}
        </h1>
        {!over && <p className="text-17 text-stone">{t('quote.lead')}</p>}
      </header>
      {over && (
        <div className="wide:col-span-2">
          <Notice title={t(`quote.over.${over}.title`)} text={t(`quote.over.${over}.text`)}>
            {over === 'ordered' ? (
              <ButtonLink to={paths.purchaseHistory}>{t('quote.toOrders')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.contacts} variant="secondary">
                {t('quote.contacts')}
              </ButtonLink>
            )}
          </Notice>
        </div>
      )}
      <Pieces pieces={quote.pieces} />
      {!over && (
        <>
          <aside className="grid content-start gap-6 wide:sticky wide:top-28 wide:row-span-2 wide:self-start">
            <Terms quote={quote} loadedAt={loadedAt} />
            <div className="noscript:hidden">{!isBuying && <QuoteBuying {...{ token, quote }} onChange={setQuote} onBuy={buy} />}</div>
            <Trust />
          </aside>
          <div className="wide:col-start-1">
            <noscript>
              <QuotePlainBuying {...{ token, quote, order }} now={loadedAt} />
            </noscript>
            {isBuying && (
              <Suspense fallback={<Skeleton className="h-100 w-full" />}>
                <div ref={scrollTo}>
                  <QuoteOrderForm token={token} quote={quote} />
                </div>
              </Suspense>
            )}
          </div>
        </>
      )}
    </section>
  )
}

const QuoteOrderForm = lazy(() => import('#app/sections/quote/quote-order-form.tsx').then((file) => ({ default: file.QuoteOrderForm })))

function scrollTo(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'start' })
}

function Pieces({ pieces }: { pieces: Quote['pieces'] }) {
  const { language, t } = useI18n()
  return (
    <ul aria-label={t('quote.pieces')} className="grid content-start gap-6 border-t border-hairline pt-6">
      {pieces.map(({ id, kind, brand, model_name: model, reference, price_usd: price, photo, is_available: isAvailable }) => (
        <li key={id} className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-5 md:grid-cols-[160px_minmax(0,1fr)_auto] md:gap-x-8">
          <div className="relative row-span-2 aspect-4/5 bg-ivory md:row-span-1">
            <Picture photo={photo ?? undefined} fallback={kind} sizes="(min-width: 768px) 160px, 112px" isDecorative className="p-2" />
          </div>
          <div className="min-w-0">
            <Label>{brand}</Label>
            <p className="display-small mt-1 text-20 wrap-anywhere">
              <a href={piecePath(kind, id)} className="quiet-link">
                {model}
              </a>
            </p>
            {reference && <p className="figures mt-1 text-13 wrap-anywhere text-stone">{reference}</p>}
            {!isAvailable && <p className="mt-2 text-13 text-oxblood">{t('quote.gone')}</p>}
          </div>
          <p className={`figures mt-2 text-20 whitespace-nowrap md:mt-5 md:text-right ${isAvailable ? '' : 'text-stone line-through'}`}>
            {formatCents(language, toCents(price) ?? 0)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Terms({ quote, loadedAt }: { quote: Quote; loadedAt: number }) {
  const { language, t } = useI18n()
  const delivery = useDeliveryText(quote)
  const { credit } = quote
  const isTotal = quote.delivery_price !== null && !toCents(quote.delivery_price)
  const count = quote.pieces.length
  return (
    <div className="grid gap-5 border-t border-ink pt-6">
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-3">
        {credit && (
          <>
            <dt className="text-stone">{t('quote.pieces')}</dt>
            <dd className="text-right">{formatCents(language, toCents(quote.goods_price) ?? 0)}</dd>
            <dt className="text-stone wrap-anywhere">{t('quote.credit', { piece: credit.piece })}</dt>
            <dd className="text-right whitespace-nowrap">−{formatCents(language, toCents(credit.price) ?? 0)}</dd>
          </>
        )}
        <dt className="text-stone">
          {t('quote.delivery')}
          {delivery.note && <span className="block text-13">{delivery.note}</span>}
        </dt>
        <dd className="text-right">{delivery.value}</dd>
        <dt>{isTotal ? t('quote.total') : t('quote.goods')}</dt>
        <dd className="text-right text-24">{formatCents(language, quoteTotalCents(quote, 0))}</dd>
      </dl>
      <div className="grid gap-1">
        <TimeLeft expiresAt={quote.expires_at} loadedAt={loadedAt} />
        <p className="text-13 text-stone">{quote.is_held ? t('quote.held', { count }) : t('quote.notHeld', { count })}</p>
      </div>
    </div>
  )
}

function Trust() {
  const { t } = useI18n()
  const { phone } = useCompany()
  return (
    <p className="no-print border-t border-hairline pt-4 text-13 text-stone">
      {t('quote.trust')}
      <br />
      <a href={phone.href} className={`figures mt-2 inline-flex min-h-6 items-center whitespace-nowrap text-ink ${textLink}`}>
        {phone.text}
      </a>
    </p>
  )
}
