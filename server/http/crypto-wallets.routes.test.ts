import { expect, test } from 'vitest'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

test('CHK-11 the wallets of the shop come from its settings, none by default', async () => {
  const list = async (shop: TestShop) => {
    const { headers } = await signIn(shop)
    return (await shop.app.inject({ url: '/api/crypto-wallets/', headers })).json().results
  }
  const plain = await openTestShop()
  expect(await list(plain)).toEqual([])
  await plain.close()
  const other = await openTestShop({
    CRYPTO_ETH_ADDRESS: '0x52908400098527886E0F7030069857D2E4169EE7',
    CRYPTO_USDT_TRC20_ADDRESS: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    CRYPTO_RATES: 'ETH=3400.5',
    CRYPTO_RATES_AT: '2026-11-21T12:00:00+03:00',
  })
  expect(await list(other)).toEqual([
    {
      coin: 'ETH',
      network: 'Ethereum',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
      rate_usd: 3400.5,
      rate_at: '2026-11-21T09:00:00.000Z',
    },
    { coin: 'USDT_TRC20', network: 'Tron', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', rate_usd: null, rate_at: null },
  ])
  await other.close()
})
