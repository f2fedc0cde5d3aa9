import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { readProformaPath } from '#server/domain/orders/proforma-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestProforma } from '#server/domain/staff-orders/request-proforma.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { type ErrorPageLabels, toErrorPage } from '#server/http/present/error-page.ts'
import { sendPdf } from '#server/http/send-pdf.ts'

const params = z.object({ file: z.string().regex(/^[\w-]{22}\.\d{1,7}\.[a-z]{2}\.[\w-]{43}$/) })

const labels: Record<Language, ErrorPageLabels> = {
  ru: { title: 'Счёт-проформа не открылась', hint: 'Новая ссылка — на странице заказа, в\u00A0истории покупок.' },
  en: { title: 'The proforma invoice did not open', hint: 'A new link is on the order’s page, in your purchase history.' },
}

export async function proformasRoutes(app: FastifyInstance, ctx: ShopContext): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async ({ headers }, reply, payload) => {
      if (!headers.accept?.includes('text/html')) return payload
      const language = requestLanguage(headers['accept-language'])
      return toErrorPage(reply, payload, { language, ...labels[language] })
    })
    scope.get<{ Params: { file: string } }>(
      '/proformas/:file',
      { config: { access: 'public' }, schema: { hide: true, params } },
      async (request, reply) => {
        const asked = readProformaPath(ctx, request.params.file)
        if (!asked) throw new CodedError('not-found')
        reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        return sendPdf(reply, await requestProforma(ctx, asked.orderId, asked.language))
      },
    )
  })
}
