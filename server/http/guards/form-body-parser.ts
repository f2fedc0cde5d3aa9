import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { enquiryPhotoMaxBytes } from '#server/domain/enquiries/enquiry-photos.ts'
import { createFormFileStore, type FormFilesOptions } from '#server/http/guards/form-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    filesMax?: number
  }
}

export type FormOptions = FormFilesOptions & {
  hosts: readonly string[]
}

const bytesPerChar = 4
const fieldBytesMax = limits.messageMaxChars * bytesPerChar
const fieldsMax = 30

/**
 * Makes the routes of `scope` accept forms as well as JSON. The fields of a form become a body for the same schema. Uploaded files stay in
 * `folder` during the request. Only pages of the site may submit forms.
 */
export async function registerFormParsers(scope: FastifyInstance, { hosts, ...options }: FormOptions): Promise<void> {
  const files = createFormFileStore(options)
  scope.decorateRequest('formFiles')
  scope.decorateRequest('refusedFiles')
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const fields = [...new URLSearchParams(String(body))]
      if (fields.length > fieldsMax) throw new CodedError('too-large')
      done(null, bodyOf(fields))
    } catch (error) {
      done(error instanceof Error ? error : new CodedError('invalid'))
    }
  })
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: fieldsMax,
      parts: fieldsMax + limits.enquiryPhotosMax,
      fieldNameSize: 60,
      fieldSize: fieldBytesMax,
      fileSize: enquiryPhotoMaxBytes,
      headerPairs: 10,
    },
  })
  scope.addHook('onRequest', async (request) => {
    if (isForm(request)) assertSameSite(request, hosts)
  })
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = bodyOf(await readParts(request, files))
  })
  // runs before the response is sent, so that the files are deleted when the client gets the response
  scope.addHook('onSend', (request) => files.discard(request))
  scope.addHook('onRequestAbort', (request) => files.discard(request))
}

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers['content-type'] ?? '')
}

/** Refuses forms from pages of other sites. Browsers submit forms without a preflight, so CORS does not prevent them. */
function assertSameSite({ headers }: FastifyRequest, hosts: readonly string[]): void {
  const { origin, host = '' } = headers
  if (origin === undefined) return
  if (!URL.canParse(origin)) throw new CodedError('forbidden')
  const from = new URL(origin)
  const requested = `${from.protocol}//${host}`
  const isSameHost = URL.canParse(requested) && new URL(requested).host === from.host
  if (from.host === '' || !(isSameHost || hosts.includes(from.host))) throw new CodedError('forbidden')
}

async function readParts(request: FastifyRequest, files: ReturnType<typeof createFormFileStore>): Promise<[string, string][]> {
  const fields: [string, string][] = []
  try {
    const { filesMax = limits.enquiryPhotosMax } = request.routeOptions.config
    for await (const part of request.parts({ limits: { files: filesMax } })) {
      // the name of a part may be missing at run time, despite its type
      if (typeof part.fieldname !== 'string') throw new CodedError('invalid')
      if (part.type === 'file') await files.store(request, part)
      else if (part.valueTruncated || part.fieldnameTruncated) throw new CodedError('too-large')
      else fields.push([part.fieldname, String(part.value)])
    }
  } catch (error) {
    throw toCodedError(error)
  }
  return fields
}

function toCodedError(error: unknown): Error {
  if (error instanceof CodedError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT') return new CodedError('invalid', { reason: 'photos-too-many', fields: { photos: 'photos-too-many' } })
  if (/^FST_(PARTS|FIELDS)_LIMIT$/.test(code)) return new CodedError('too-large')
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' ? new CodedError('unavailable') : new CodedError('invalid')
}

const numbers = new Set(['watch', 'piece_id', 'year'])
const ticks = new Set(['consent', 'trade_in', 'deposit_agreed'])
const lists = new Set(['photos', 'pieces'])

/**
 * Converts form fields to the body that a JSON request to the same route would have. Omits empty fields. A repeated field becomes a list,
 * which the schema refuses if it expects a single value.
 */
function bodyOf(fields: readonly [string, string][]): Record<string, unknown> {
  const values = new Map<string, unknown[]>()
  for (const [name, value] of fields) {
    if (!name.isWellFormed() || !value.isWellFormed()) throw new CodedError('invalid')
    if (value === '') continue
    const all = values.get(name) ?? []
    all.push(valueOf(name, value))
    values.set(name, all)
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 || lists.has(name) ? all : all[0]]))
}

function valueOf(name: string, value: string): unknown {
  if (numbers.has(name) && /^\d{1,15}$/.test(value)) return Number(value)
  return ticks.has(name) ? /^(on|true|1)$/.test(value) : value
}
