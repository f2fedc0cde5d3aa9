import type { FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { errorSentence } from '#server/http/guards/on-error.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'

type FailedOrder = { id: string; number: string | null; error: unknown }

/** Presents the orders at which a bulk action failed, with the reasons. Logs the errors that the client did not cause. */
export function presentFailedOrders({ headers, log }: FastifyRequest, failed: readonly FailedOrder[]) {
  const language = requestLanguage(headers['accept-language'])
  for (const { error } of failed) if (!(error instanceof CodedError)) log.error({ err: error }, 'a bulk action failed at an order')
  return failed.map(({ id, number, error }) => ({ id, number, detail: errorSentence(error, language) }))
}
