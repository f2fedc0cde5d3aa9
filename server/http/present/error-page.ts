import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

const style =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;background:#faf8f4;color:#16130f;font:1.05rem/1.6 system-ui,sans-serif}h1{font:400 1.75rem/1.3 Georgia,serif}a{color:inherit}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

/** What an error page says besides the error itself: what happened, and what to do. */
export type ErrorPageLabels = { title: string; hint: string }

/** An error response as a page for people: the payload itself where it is no error, or none of the API's form. */
export function toErrorPage(reply: FastifyReply, payload: unknown, labels: ErrorPageLabels & { language: Language }): unknown {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
  if (reply.statusCode < 400 || !isJson || typeof payload !== 'string') return payload
  const read = z.preprocess((text) => JSON.parse(String(text)), ErrorBody).safeParse(payload)
  if (!read.success) return payload
  reply.removeHeader('content-length')
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
  return errorPage(read.data, labels)
}

function errorPage({ detail, errors = {} }: ErrorBody, { title, hint, language }: ErrorPageLabels & { language: Language }): string {
  const sentences = [...new Set(Object.values(errors).flat())]
  const list = sentences.length ? `<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>` : ''
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${escapeHtml(detail)}</p>${list}<p>${hint}</p></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
