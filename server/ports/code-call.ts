import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** Calls a phone. The last four digits of the caller's number are the code. */
export type CodeCall = {
  /** `outbox` writes calls to the outbox folder instead of making them. */
  name: 'sms-ru' | 'outbox'
  /**
   * Calls `phone` (digits) on behalf of a client at `ip`, and returns the code. Throws `DeliveryError`, whose message contains neither the
   * phone number nor the code.
   */
  call(phone: string, ip: string): Promise<string>
}

// less than the 10 seconds that the page waits, so that the page receives the error
const timeoutMs = 8000

const CallResponse = z.object({
  status: z.string().regex(/^[A-Z_]{1,20}$/),
  status_code: z.coerce.number().optional().catch(undefined),
  code: z.union([z.int().nonnegative(), z.string()]).optional(),
})

/**
 * Calls through the method `code/call` of SMS.RU at `baseUrl`, such as https://sms.ru. SMS.RU chooses the code and calls only Russian
 * numbers.
 */
export function smsRuCalls(baseUrl: string, apiId: string): CodeCall {
  return {
    name: 'sms-ru',
    call: async (phone, ip) => {
      const response = await fetch(`${baseUrl}/code/call`, {
        method: 'POST',
        body: new URLSearchParams({ api_id: apiId, phone, ip, json: '1' }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new DeliveryError(`SMS.RU cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
      })
      const body: unknown = await response.json().catch(() => null)
      const { data } = CallResponse.safeParse(body)
      const code = String(data?.code ?? '').padStart(limits.callCodeDigits, '0')
      if (response.status === 200 && data?.status === 'OK' && data.code !== undefined && /^\d{4}$/.test(code)) return code
      throw new DeliveryError(`SMS.RU answered ${response.status}: ${data?.status ?? 'nothing it knows'} ${data?.status_code ?? ''}`.trim())
    },
  }
}

/** Writes calls and their codes to the outbox. */
export function outboxCalls(outbox: Pick<Outbox, 'write'>): CodeCall {
  return {
    name: 'outbox',
    call: async (phone) => {
      const code = String(randomInt(10 ** limits.callCodeDigits)).padStart(limits.callCodeDigits, '0')
      const caller = formatPhone(`+7495${randomInt(100, 1000)}${code}`)
      await outbox
        .write({ kind: 'call', to: formatPhone(`+${phone}`), text: `Incoming call from ${caller}`, code })
        .catch((cause: unknown) => {
          throw new DeliveryError('The call could not be made', { cause })
        })
      return code
    },
  }
}
