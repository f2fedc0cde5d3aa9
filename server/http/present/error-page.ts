import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { Company } from '#contract/rules/company.ts'

// has the colors and spacing of the shop's pages, but system fonts, because this page loads no files
const style =
  'body{max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:#f2eee5;color:#16130f;font:1.05rem/1.6 system-ui,sans-serif}header{font:400 1.125rem/1 Georgia,serif;letter-spacing:.35em;text-transform:uppercase;margin-bottom:16vh}h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 1.25rem}a{color:inherit;text-underline-offset:4px;display:inline-block;padding:.6rem 0}nav{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;margin-top:2rem}nav a[href=""]{background:#16130f;color:#faf8f4;text-decoration:none;padding:.75rem 1.75rem;border-radius:2px}a:focus-visible{outline:2px solid #80602b;outline-offset:3px}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

export type ErrorPageLabels = {
  title: string
  hint: string
  fields?: Readonly<Record<string, string>>
  retry?: string
}

/** Renders an error response as a page. Returns `payload` unchanged if the response is not an error in the API's format. */
export function toErrorPage(reply: FastifyReply, payload: unknown, labels: ErrorPageLabels & { language: Language }): unknown {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
  if (reply.statusCode < 400 || !isJson || typeof payload !== 'string') return payload
  const read = z.preprocess((text) => JSON.parse(String(text)), ErrorBody).safeParse(payload)
  if (!read.success) return payload
  reply.removeHeader('content-length')
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
  return errorPage(read.data, labels, reply.server.company())
}

function errorPage(
  { detail, errors = {} }: ErrorBody,
  { title, hint, fields = {}, retry, language }: ErrorPageLabels & { language: Language },
  { name, phone }: Company,
): string {
  const sentences = Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => (fields[field] ? `${fields[field]}: ${text}` : text)),
  )
  const list = sentences.length ? `<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>` : ''
  const shop = escapeHtml(name)
  const again = retry ? `<a href="">${retry}</a>` : ''
  const links = `<nav>${again}<a href="${phone.href}">${escapeHtml(phone.text)}</a></nav>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} — ${shop}</title><style>${style}</style><header>${shop}</header><main><h1>${title}</h1><p>${escapeHtml(detail)}</p>${list}<p>${hint}</p>${links}</main></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
