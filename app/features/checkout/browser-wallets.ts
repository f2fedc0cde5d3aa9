/** A browser wallet (EIP-1193). */
export type WalletProvider = { request: (call: { method: string }) => Promise<unknown> }
export type FoundWallet = { id: string; name: string; provider: WalletProvider }

/** Asks the browser's wallets to announce themselves (EIP-6963). Wallets without EIP-6963 are found in `window.ethereum`. */
export function watchWallets(found: (wallets: readonly FoundWallet[]) => void): () => void {
  let wallets: readonly FoundWallet[] = olderWallet()
  const onAnnounce = (event: Event): void => {
    const wallet = event instanceof CustomEvent ? walletOf(event.detail) : null
    if (!wallet || wallets.some(({ id }) => id === wallet.id)) return
    // `window.ethereum` is listed only until a wallet announces itself
    wallets = [...wallets.filter(({ provider }) => provider !== wallet.provider && wallet.id !== older), wallet].filter(
      ({ id }, _at, all) => id !== older || all.length === 1,
    )
    found(wallets)
  }
  globalThis.addEventListener('eip6963:announceProvider', onAnnounce)
  globalThis.dispatchEvent(new Event('eip6963:requestProvider'))
  found(wallets)
  return () => globalThis.removeEventListener('eip6963:announceProvider', onAnnounce)
}

export type Connection = { account: string; chain: string }

/** Thrown if the wallet shares no account with this page, or returns no chain id. */
export class NoAccount extends Error {}

/** Asks a wallet for its account and chain id (`0x…`). Throws `NoAccount` if either is missing, and passes on the wallet's own errors. */
export async function connectWallet({ request }: WalletProvider): Promise<Connection> {
  const accounts = await request({ method: 'eth_requestAccounts' })
  const [account] = Array.isArray(accounts) ? accounts : []
  const chain = await request({ method: 'eth_chainId' })
  if (typeof account !== 'string' || typeof chain !== 'string') throw new NoAccount()
  return { account, chain }
}

/** Returns the wallet's own error message, which also explains a rejection by the user; null if there is none. */
export function walletMessage(error: unknown): string | null {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null
  return typeof message === 'string' && message.trim() ? message : null
}

const older = 'window.ethereum'

function olderWallet(): readonly FoundWallet[] {
  const provider: unknown = Reflect.get(globalThis, 'ethereum')
  return isProvider(provider) ? [{ id: older, name: '', provider }] : []
}

function walletOf(detail: unknown): FoundWallet | null {
  if (typeof detail !== 'object' || detail === null || !('info' in detail) || !('provider' in detail)) return null
  const { info, provider } = detail
  if (typeof info !== 'object' || info === null || !('uuid' in info) || !('name' in info) || !isProvider(provider)) return null
  return { id: String(info.uuid), name: String(info.name).slice(0, 40), provider }
}

function isProvider(value: unknown): value is WalletProvider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}
