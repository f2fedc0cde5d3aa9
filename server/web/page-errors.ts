import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/language.ts'
import { type ErrorPageLabels, toErrorPage } from '#server/http/present/error-page.ts'
import { type Origins, readPageRequest } from '#server/web/page-request.ts'

const labels: Record<Language, ErrorPageLabels> = {
  ru: { title: 'Страница не открылась', hint: 'Если не помогло, позвоните нам.', retry: 'Обновить' },
  en: { title: 'The page did not open', hint: 'If that does not help, call us.', retry: 'Reload' },
}

/** Returns a hook that renders 5xx errors, such as overload, as pages for clients that accept HTML. */
export function sendPageErrors(origins: Origins) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const isForPeople = request.url.startsWith('/') && (request.headers.accept ?? '').includes('text/html')
    if (reply.statusCode < 500 || !isForPeople) return payload
    const { language } = readPageRequest(request.raw, origins)
    return toErrorPage(reply, payload, { language, ...labels[language] })
  }
}
