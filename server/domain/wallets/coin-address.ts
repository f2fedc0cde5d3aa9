import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { type Coin, coinNetworks } from '#contract/rules/coins.ts'
import type { WalletReason } from '#server/context/wallet-reasons.ts'

type Network = (typeof coinNetworks)[Coin]

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest())

const networks = {
  Bitcoin: { isAddress: isBitcoin, reason: 'wallet-not-bitcoin' },
  Ethereum: { isAddress: isEthereum, reason: 'wallet-not-ethereum' },
  Tron: { isAddress: isTron, reason: 'wallet-not-tron' },
} as const satisfies Record<Network, { isAddress: (address: string) => boolean; reason: WalletReason }>

/** Returns the reason why an address is invalid for a coin; null if it is valid. */
export function addressProblem(coin: Coin, address: string): WalletReason | null {
  const { isAddress, reason } = networks[coinNetworks[coin]]
  return isAddress(address) ? null : reason
}

/** Accepts mainnet addresses: P2PKH, P2SH, SegWit and Taproot. */
function isBitcoin(address: string): boolean {
  if (!address.startsWith('bc1')) return [0x00, 0x05].includes(versionOf(address) ?? -1)
  return isSegwit(address, 0, bech32) || isSegwit(address, 1, bech32m)
}

function isSegwit(address: string, version: number, code: typeof bech32): boolean {
  try {
    const { prefix, words } = code.decode(`bc1${address.slice(3)}`, 90)
    const { length } = code.fromWords(words.slice(1))
    return prefix === 'bc' && words[0] === version && (length === 32 || (version === 0 && length === 20))
  } catch {
    return false
  }
}

/** Whether a text is an Ethereum address. In a mixed-case address, the case of the letters is a checksum (EIP-55). */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const hex = address.slice(2)
  if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return true
  const digest = Buffer.from(keccak_256(Buffer.from(hex.toLowerCase()))).toString('hex')
  const cased = hex.replace(/[a-f]/gi, (digit, at: number) =>
    Number.parseInt(digest[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit.toLowerCase(),
  )
  return hex === cased
}

function isTron(address: string): boolean {
  return versionOf(address) === 0x41
}

/** Returns the version byte of a 21-byte Base58Check address; undefined if the address is invalid. */
function versionOf(address: string): number | undefined {
  try {
    const bytes = base58check.decode(address)
    return bytes.length === 21 ? bytes[0] : undefined
  } catch {
    return undefined
  }
}
