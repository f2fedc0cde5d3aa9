import { expect, test } from 'vitest'
import type { Coin } from '#contract/rules/coins.ts'
import { addressProblem } from '#server/domain/wallets/coin-address.ts'

const good: [Coin, string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['USDT_ERC20', '0xde709f2102306220921060314715629080e2fb77'],
  ['USDT_TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
]

test.each(good)('OWN-106 %s accepts the address %s, but not with one character changed', (coin, address) => {
  expect(addressProblem(coin, address)).toBeNull()
  const at = address.length - 5
  const other = `${address.slice(0, at)}${address[at] === 'z' ? 'x' : 'z'}${address.slice(at + 1)}`
  expect(addressProblem(coin, other)).toMatch(/^wallet-not-/)
})

test.each<[Coin, string]>([
  // invalid: another network, no prefix, a wrong checksum, a test network, a later SegWit version, truncated, empty
  ['BTC', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['USDT_TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['USDT_TRC20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ETH', '52908400098527886E0F7030069857D2E4169EE7'],
  ['ETH', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['BTC', 'bc1sw50qgdz25j'],
  ['BTC', 'bc1'],
  ['BTC', ''],
])('OWN-106 %s does not accept the address %j', (coin, address) => {
  expect(addressProblem(coin, address)).toMatch(/^wallet-not-/)
})
