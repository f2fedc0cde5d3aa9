import { type Coin, coins } from '#contract/rules/order-words.ts'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { walletsQuery } from '#app/client/checkout.ts'
import { paths } from '#app/client/paths.ts'
import { QrCode } from '#app/features/checkout/qr-code.tsx'
import { WalletConnect } from '#app/features/checkout/wallet-connect.tsx'
import { formatCents } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ChoiceCard } from '#app/ui/choice-card.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { textLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { coinAmount } from '#contract/rules/coin-amount.ts'
import { toCents } from '#contract/rules/money.ts'

const names = { BTC: 'BTC', ETH: 'ETH', USDT_TRC20: 'USDT TRC20', USDT_ERC20: 'USDT ERC20' } as const satisfies Record<Coin, string>
const onEthereum: readonly Coin[] = ['ETH', 'USDT_ERC20']

/** How a placed order is paid by coin: scrolled to and lit up as it appears (CHK-10, CHK-11). Load lazily. */
export default function CryptoPayment({ order }: { order: Order }) {
  const { language, t } = useI18n()
  const place = useRef<HTMLElement>(null)
  const [isLit, setLit] = useState(true)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setLit(false), limits.cryptoHighlightMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="checkout-crypto"
      data-lit={isLit || undefined}
      className="border border-hairline p-5 transition-colors outline-none data-lit:border-brass data-lit:bg-ivory sm:p-8"
    >
      <p className="text-moss">{t('checkout.crypto.order', { number: order.order_number })}</p>
      <h2 id="checkout-crypto" className="display-small mt-2 text-24">
        {t('checkout.crypto.title')}
      </h2>
      {order.expires_at && (
        <p className="mt-3 text-stone">{t('checkout.crypto.orderText', { until: dates[language].format(new Date(order.expires_at)) })}</p>
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

const dates = {
  ru: new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
}

function Wallets({ order }: { order: Order }) {
  const { t } = useI18n()
  const { data: wallets, isError } = useQuery(walletsQuery())
  const [chosen, setChosen] = useState<Coin | null>(null)
  if (isError) return <Notice tone="error" title={t('checkout.crypto.loadFailed')} />
  if (!wallets) return <Skeleton className="mt-6 h-60 w-full" />
  const [first] = wallets
  if (!first) return <Notice title={t('checkout.crypto.none')} text={t('checkout.crypto.noneText')} />
  const wallet = wallets.find(({ coin }) => coin === chosen) ?? first
  return (
    <>
      <fieldset className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
        <legend className="mb-2 text-13 text-stone">{t('checkout.crypto.coin')}</legend>
        {coins
          .filter((coin) => wallets.some((one) => one.coin === coin))
          .map((coin) => (
            <ChoiceCard key={coin} name="coin" checked={wallet.coin === coin} onChange={() => setChosen(coin)} title={names[coin]} />
          ))}
      </fieldset>
      <WalletDetails wallet={wallet} totalCents={toCents(order.total_price) ?? 0} />
      {onEthereum.includes(wallet.coin) && <WalletConnect />}
    </>
  )
}

function WalletDetails({ wallet, totalCents }: { wallet: CryptoWallet; totalCents: number }) {
  const { language, t } = useI18n()
  const coin = names[wallet.coin]
  const amount = wallet.rate_usd === null ? null : coinAmount(totalCents, wallet.coin, wallet.rate_usd)
  const total = formatCents(language, totalCents)
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <dl className="min-w-0 space-y-5">
        <div>
          <dt className="text-13 text-stone">{t('checkout.crypto.amount')}</dt>
          <dd className="figures mt-1 text-20">
            {amount === null ? (
              <>
                {total}
                <span className="mt-1 block text-13 text-stone">{t('checkout.crypto.noRate', { total })}</span>
              </>
            ) : (
              <Copyable text={amount} label={t('checkout.crypto.copyAmount')}>
                {amount} {coin} <span className="text-15 text-stone">≈ {total}</span>
              </Copyable>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-13 text-stone">
            {t('checkout.crypto.address')} · {t('checkout.crypto.network', { network: wallet.network })}
          </dt>
          <dd className="figures mt-1 wrap-anywhere">
            <Copyable text={wallet.address} label={t('checkout.crypto.copyAddress')}>
              {wallet.address}
            </Copyable>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t('checkout.crypto.network', { network: wallet.network })}</dt>
          <dd className="text-13 text-stone">{t('checkout.crypto.confirmations', { coin, network: wallet.network })}</dd>
        </div>
      </dl>
      <QrCode text={wallet.address} label={t('checkout.crypto.qr', { coin })} />
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
