import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findOrderOffice } from '#app/client/order-office.ts'
import { paths } from '#app/client/paths.ts'
import { QrCode } from '#app/features/checkout/qr-code.tsx'
import { WalletConnect } from '#app/features/checkout/wallet-connect.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { ChoiceCard } from '#app/ui/choice-card.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { Notice } from '#app/ui/notice.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import type { CoinQuote } from '#contract/crypto.ts'
import type { Order } from '#contract/order.ts'
import { coinNames, coinsDue } from '#contract/rules/coin-amount.ts'
import { type Coin, coins } from '#contract/rules/coins.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

const highlightMs = 1500

const onEthereum: readonly Coin[] = ['ETH', 'USDT_ERC20']

/** Explains how to pay a placed order in crypto. Scrolls into view and is highlighted on mount. Load lazily. */
export default function CryptoPayment({ order }: { order: Order }) {
  const { language, t } = useI18n()
  const placeTime = usePlaceTime()
  const sum = (price: string) => formatCents(language, toCents(price) ?? 0)
  const sectionRef = useRef<HTMLElement>(null)
  const [isLit, setLit] = useState(true)
  useEffect(() => {
    sectionRef.current?.scrollIntoView({ block: 'start' })
    sectionRef.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setLit(false), highlightMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-labelledby="checkout-crypto"
      data-lit={isLit || undefined}
      className="border border-hairline p-5 transition-colors outline-none data-lit:border-brass data-lit:bg-linen sm:p-8"
    >
      <p className="text-moss">{t('checkout.crypto.order', { number: order.order_number })}</p>
      <h2 id="checkout-crypto" className="display-small mt-2 text-24">
        {t('checkout.crypto.title')}
      </h2>
      {order.expires_at && (
        <p className="mt-3 text-stone">
          {t('checkout.crypto.orderText', { until: placeTime(order.expires_at, findOrderOffice(order.delivery, language).key) })}
        </p>
      )}
      {toCents(order.received_price) !== null && (
        <p className="mt-3">{t('checkout.crypto.partlyPaid', { received: sum(order.received_price), due: sum(order.due_price) })}</p>
      )}
      <Wallets order={order} />
      <p className="mt-8">
        <a href={paths.purchaseHistory} className={textLink}>
          {t('checkout.crypto.toHistory')}
        </a>
      </p>
    </section>
  )
}

function Wallets({ order }: { order: Order }) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<Coin | null>(null)
  const quotes = order.coin_quotes
  const [first] = quotes
  if (!first) return <Notice title={t('checkout.crypto.none')} text={t('checkout.crypto.noneText')} />
  const quote = quotes.find(({ coin }) => coin === chosen) ?? first
  return (
    <>
      <fieldset className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
        <legend className="mb-2 text-13 text-stone">{t('checkout.crypto.coin')}</legend>
        {coins
          .filter((coin) => quotes.some((one) => one.coin === coin))
          .map((coin) => (
            <ChoiceCard key={coin} name="coin" checked={quote.coin === coin} onChange={() => setChosen(coin)} title={coinNames[coin]} />
          ))}
      </fieldset>
      <QuoteDetails quote={quote} order={order} />
      {onEthereum.includes(quote.coin) && <WalletConnect />}
    </>
  )
}

function QuoteDetails({ quote, order }: { quote: CoinQuote; order: Order }) {
  const { language, t } = useI18n()
  const placeTime = usePlaceTime()
  const { network, address, rate_usd: rate, rate_at: at } = quote
  const coin = coinNames[quote.coin]
  const amount = coinsDue(quote, order)
  const due = formatCents(language, toCents(order.due_price) ?? 0)
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <dl className="min-w-0 space-y-5">
        <div>
          <dt className="text-13 text-stone">{t('checkout.crypto.amount')}</dt>
          <dd className="figures mt-1 text-20">
            {amount === null ? (
              <>
                {due}
                <span className="mt-1 block text-13 text-stone">{t('checkout.crypto.noRate', { total: due })}</span>
              </>
            ) : (
              <Copyable text={amount} label={t('checkout.crypto.copyAmount')}>
                {amount} {coin} <span className="text-15 text-stone">≈ {due}</span>
              </Copyable>
            )}
            {rate !== null && at !== null && (
              <span className="mt-1 block text-13 text-stone">
                {t('checkout.crypto.rate', {
                  coin,
                  rate: formatCents(language, Math.round(rate * 100)),
                  at: placeTime(at, findOrderOffice(order.delivery, language).key),
                })}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-13 text-stone">
            {t('checkout.crypto.address')} · {t('checkout.crypto.network', { network })}
          </dt>
          <dd className="figures mt-1 wrap-anywhere">
            <Copyable text={address} label={t('checkout.crypto.copyAddress')}>
              {address}
            </Copyable>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t('checkout.crypto.network', { network })}</dt>
          <dd className="text-13 text-stone">{t('checkout.crypto.confirmations', { coin, network })}</dd>
        </div>
      </dl>
      <QrCode text={address} label={t('checkout.crypto.qr', { coin })} />
    </div>
  )
}

function Copyable({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  const { t } = useI18n()
  const copy = async () => {
    if (await copyText(text)) toast.success(t('checkout.crypto.copied'))
    else toast.error(t('checkout.crypto.copyFailed'))
  }
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0">{children}</span>
      <button type="button" aria-label={label} onClick={() => void copy()} className="quiet-link grid size-11 shrink-0 place-items-center">
        <Copy aria-hidden="true" size={18} />
      </button>
    </span>
  )
}
