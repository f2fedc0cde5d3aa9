import { offeredWatch } from '#test/buyback-calls.ts'

type Write = (method: 'GET' | 'POST', path: string, payload?: object) => Promise<{ number?: number; page_url?: string; text?: string }>

/** Texts of the buyback below that need `buyback.price`. */
export const buybackSecrets = ['77123', '77,123', '81234', '81,234', '82345', '82,345', '83456', '83,456', '84567', '84,567', 'PAY-5150']

const person = { name: 'Vera Visitor', phone: '+7 916 700-10-20', email: 'vera@example.com' }

/**
 * Makes a buyback of a person who named another price, takes it into stock, and tells the person each sum. `write` calls any path of the
 * API as the desk. Returns the number of the buyback, which is that of its thread too.
 */
export async function stockPricedBuyback(write: Write): Promise<number> {
  const { number = 0 } = await write('POST', '/api/buyback-requests/', {
    ...person,
    ...offeredWatch,
    serial: 'QX77Z9',
    expected_price: '77123',
  })
  let version = 1
  const desk = `/api/staff/buybacks/${number}/`
  /** Takes a step with its usual message. `told`: what the message says. */
  const take = async (step: string, told: object = {}, untold: object = {}) => {
    const { text } = await write('POST', `${desk}messages/`, { step, ...told })
    await write('POST', `${desk}steps/`, { step, version: version++, ...told, ...untold, message: { channel: 'mail', text } })
  }
  await take('estimate', { low_usd: '81234', high_usd: '82345', valid_until: '2026-12-10' })
  const { page_url: url = '' } = await write('GET', desk)
  const decision = { version: version++, decision: 'counter', price_usd: '84567' }
  await write('POST', `/api/buyback-pages/${url.split('/').at(-1)}/decisions/`, decision)
  await take('accept')
  await take('receive', {}, { serial: 'QX77Z9', office: 'moscow', brought_by: 'Vera Visitor' })
  await take('inspect', { offered_usd: '83456' }, { zones: [] })
  await take('agree')
  await take('pay', {}, { method: 'transfer', reference: 'PAY-5150', identity_seen: true })
  await take('stock', {}, { brand_id: 1 })
  return number
}
