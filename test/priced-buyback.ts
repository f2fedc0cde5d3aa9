import { offeredWatch } from '#test/buyback-calls.ts'

type Write = (method: 'GET' | 'POST', path: string, payload?: object) => Promise<{ number?: number; page_url?: string; text?: string }>

/** Texts that occur in the buyback below and that only staff with the permission `buyback.price` may see. */
export const buybackSecrets = ['77123', '77,123', '81234', '81,234', '82345', '82,345', '83456', '83,456', '84567', '84,567', 'PAY-5150']

const person = { name: 'Vera Visitor', phone: '+7 916 700-10-20', email: 'vera@example.com' }

/**
 * Creates a buyback and takes all its steps until the watch is in stock. The person asks for a different price than the shop offers, and
 * the messages contain each sum. `write` calls a path of the API as the staff. Returns the number of the buyback, which is also the number
 * of its thread.
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
  /** Takes a step and sends its usual message. The message contains the values in `told`, but not the values in `untold`. */
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
