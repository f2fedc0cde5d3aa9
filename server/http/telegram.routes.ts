import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { receiveTelegram } from '#server/domain/inbound/receive-telegram.ts'
import { telegramWebhookPath } from '#server/domain/inbound/set-telegram-webhook.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** The maximum number of JSON keys of a request: more than the longest message needs with all its formatting entities. */
const keysMax = 2000

/** The webhook for messages to the bot. A request without the secret gets a 404. */
export function telegramRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const { telegramSecret: secret } = ctx.inbound
  if (!secret) return
  app.post(
    telegramWebhookPath,
    {
      config: { access: 'public', jsonKeysMax: keysMax },
      schema: { hide: true },
      onRequest: async (request) => {
        if (!isSameSecret(request.headers['x-telegram-bot-api-secret-token'], secret.reveal())) throw new CodedError('not-found')
      },
    },
    async (request, reply) => {
      await receiveTelegram(ctx, request.body)
      reply.header('cache-control', 'no-store')
      return { ok: true }
    },
  )
}

/** Compares secrets in constant time; only the length can leak. */
function isSameSecret(given: unknown, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
