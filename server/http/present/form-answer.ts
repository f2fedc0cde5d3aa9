import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { isForm } from '#server/http/guards/form-bodies.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'

/** Whether a browser waits for a page: a form that was sent without script. */
export function wantsPage(request: FastifyRequest): boolean {
  return isForm(request) && (request.headers.accept ?? '').includes('text/html')
}

const here = 'http://shop.invalid'

/** Where a browser goes after a form was taken: the page it came from, which is told what was sent. */
export function pageAfter(request: FastifyRequest, page: string | undefined, kind: string): string {
  const from = page ?? request.headers.referer ?? '/'
  const url = URL.canParse(from, here) ? new URL(from, here) : new URL(here)
  // of another site's address only the path is believed
  const path = `/${url.pathname.replace(/^\/+/, '')}`
  url.searchParams.set('sent', kind)
  return `${path}${url.search}#sent`
}

const style =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;background:#faf8f4;color:#16130f;font:1.05rem/1.6 system-ui,sans-serif}h1{font:400 1.75rem/1.3 Georgia,serif}a{color:inherit}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

const words: Record<Language, { title: string; back: string }> = {
  ru: { title: 'Форма не отправлена', back: 'Вернитесь назад: всё, что вы ввели, осталось в форме.' },
  en: { title: 'The form was not sent', back: 'Go back: everything you typed is still in the form.' },
}

/** A refusal for a browser that waits for a page: the same sentences to be read. */
export function refusalsAsPages(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string' || !wantsPage(request)) return payload
    const read = z.preprocess((text) => JSON.parse(String(text)), ErrorBody).safeParse(payload)
    if (!read.success) return payload
    reply.removeHeader('content-length')
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    return refusalPage(read.data, requestLanguage(request.headers['accept-language']))
  })
}

function refusalPage({ detail, errors = {} }: ErrorBody, language: Language): string {
  const { title, back } = words[language]
  const sentences = [...new Set(Object.values(errors).flat())]
  const list = sentences.length ? `<ul>${sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ul>` : ''
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${escaped(detail)}</p>${list}<p>${back}</p></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
