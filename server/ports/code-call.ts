import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'
import { Undelivered } from '#server/context/undelivered.ts'
import type { Outbox } from '#server/ports/outbox.ts'

/** Who calls a phone from a number whose last four digits are a code. */
export type CodeCall = {
  /** Calls `phone` (digits) for somebody at `ip`; answers with the code. Throws Undelivered, which holds neither phone nor code. */
  call(phone: string, ip: string): Promise<string>
}

// less than a browser waits
const patienceMs = 8000

const Answer = z.object({
  status: z.string(),
  status_code: z.union([z.number(), z.string()]).optional(),
  code: z.union([z.int().nonnegative(), z.string()]).optional(),
})

/** Calls by SMS.RU's `code/call` at `baseUrl`, such as https://sms.ru. The service chooses the code, and calls within Russia only. */
export function smsRuCalls(baseUrl: string, apiId: string): CodeCall {
  return {
    call: async (phone, ip) => {
      const answer = await fetch(`${baseUrl}/code/call`, {
        method: 'POST',
        body: new URLSearchParams({ api_id: apiId, phone, ip, json: '1' }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      }).catch((error: unknown) => {
        throw new Undelivered(`SMS.RU cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
      })
      const body: unknown = await answer.json().catch(() => null)
      const { data } = Answer.safeParse(body)
      const code = String(data?.code ?? '').padStart(limits.callCodeDigits, '0')
      if (answer.status === 200 && data?.status === 'OK' && data.code !== undefined && /^\d{4}$/.test(code)) return code
      throw new Undelivered(`SMS.RU answered ${answer.status}: ${data?.status ?? 'nothing it knows'} ${data?.status_code ?? ''}`.trim())
    },
  }
}

/** Calls that nobody makes: they lie in the outbox, with their code. */
export function outboxCalls(outbox: Pick<Outbox, 'write'>): CodeCall {
  return {
    call: async (phone) => {
      const code = String(randomInt(10 ** limits.callCodeDigits)).padStart(limits.callCodeDigits, '0')
      const caller = formatPhone(`+7495${randomInt(100, 1000)}${code}`)
      await outbox
        .write({ kind: 'call', to: formatPhone(`+${phone}`), text: `Incoming call from ${caller}`, code })
        .catch((cause: unknown) => {
          throw new Undelivered('The call could not be made', { cause })
        })
      return code
    },
  }
}
