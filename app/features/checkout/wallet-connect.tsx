import { useEffect, useState } from 'react'
import {
  type Connection,
  connectWallet,
  type FoundWallet,
  NoAccount,
  walletMessage,
  watchWallets,
} from '#app/features/checkout/browser-wallets.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

type State = { is: 'idle' | 'connecting' | 'missing' } | { is: 'error'; text: string } | { is: 'connected'; to: Connection }

const ethereum = 1

export function WalletConnect() {
  const { t } = useI18n()
  const [wallets, setWallets] = useState<readonly FoundWallet[]>([])
  const [state, setState] = useState<State>({ is: 'idle' })
  useEffect(() => watchWallets(setWallets), [])

  const connect = async (wallet: FoundWallet | undefined) => {
    if (!wallet) return setState({ is: 'missing' })
    setState({ is: 'connecting' })
    try {
      setState({ is: 'connected', to: await connectWallet(wallet.provider) })
    } catch (error) {
      const message = error instanceof NoAccount ? t('checkout.crypto.noAccount') : walletMessage(error)
      setState({ is: 'error', text: message ?? t('checkout.crypto.connectFailed') })
    }
  }
  const choices = wallets.length ? wallets : [undefined]
  return (
    <section aria-label={t('checkout.crypto.wallet')} className="mt-8 border-t border-hairline pt-6">
      <h3 className="text-13 text-stone">{t('checkout.crypto.wallet')}</h3>
      {state.is !== 'connected' && (
        <div className="mt-3 flex flex-wrap gap-3">
          {choices.map((wallet) => (
            <Button
              key={wallet?.id ?? 'none'}
              variant="secondary"
              disabled={state.is === 'connecting'}
              onClick={() => void connect(wallet)}
            >
              {wallet?.name ? t('checkout.crypto.connectTo', { name: wallet.name }) : t('checkout.crypto.connect')}
            </Button>
          ))}
        </div>
      )}
      <div aria-live="polite" className="mt-3 text-13 wrap-anywhere empty:hidden">
        {state.is === 'connecting' && <p>{t('checkout.crypto.connecting')}</p>}
        {state.is === 'missing' && <p className="text-oxblood">{t('checkout.crypto.notFound')}</p>}
        {state.is === 'error' && <p className="text-oxblood">{state.text}</p>}
        {state.is === 'connected' && <Connected to={state.to} />}
      </div>
    </section>
  )
}

function Connected({ to: { account, chain } }: { to: Connection }) {
  const { t } = useI18n()
  const number = Number(chain)
  return (
    <>
      <p className="text-moss">{t('checkout.crypto.connected', { account: `${account.slice(0, 6)}…${account.slice(-4)}` })}</p>
      <p className="text-stone">{t('checkout.crypto.chain', { chain: number === ethereum ? 'Ethereum' : String(number) })}</p>
      {number !== ethereum && <p className="text-oxblood">{t('checkout.crypto.otherChain')}</p>}
    </>
  )
}
