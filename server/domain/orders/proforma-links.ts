import { isLanguage, type Language } from '#contract/language.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { decodeOrderId, encodeOrderId } from '#server/domain/orders/order-id-code.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'

type LinkContext = { digest: Digest; now: () => number }

/** Whether a customer can get a proforma: something is due, and it is not to be paid in coins. */
export const hasProforma = ({ mode, money }: Pick<OrderWithLines, 'mode' | 'money'>): boolean => mode !== 'crypto' && money.dueCents > 0

/**
 * Returns the path of the proforma of an order in a language, valid until the end of tomorrow (UTC); null if the order has none. Access is
 * granted by a secret in the path, because a link cannot send a session token. The secret is a keyed digest of the rest of the path.
 */
export function proformaPath({ digest, now }: LinkContext, order: OrderWithLines, language: Language): string | null {
  if (!hasProforma(order)) return null
  const claim = `${encodeOrderId(order.id)}.${Math.floor(now() / dayMs) + 2}.${language}`
  return `/proformas/${claim}.${digest('proforma', claim)}`
}

/** Returns the order and the language of a path from `proformaPath`. Null if the path is forged or expired. */
export function readProformaPath({ digest, now }: LinkContext, path: string): { orderId: string; language: Language } | null {
  const [code = '', day = '', language = '', mac = ''] = path.split('.')
  if (!digest.matches(mac, 'proforma', `${code}.${day}.${language}`) || Number(day) * dayMs <= now()) return null
  return isLanguage(language) ? { orderId: decodeOrderId(code), language } : null
}
