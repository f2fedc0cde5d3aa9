import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ReceivedFile } from '#server/domain/photos/receive-upload.ts'

export type ReceivedForm = { fields: Record<string, string>; file: ReceivedFile }

const fieldsMax = 10

export async function registerFileForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: fieldsMax,
      parts: fieldsMax + 1,
      fieldNameSize: 60,
      fieldSize: 200,
      fileSize: staffPhotoLimits.fileMaxBytes,
      headerPairs: 10,
    },
  })
}

/** Reads a form with one file into `folder` and passes it to `use`. Removes the file afterwards, even if `use` throws. */
export async function receiveForm<T>(request: FastifyRequest, folder: string, use: (form: ReceivedForm) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new CodedError('unsupported')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  try {
    return await use(await readForm(request, path))
  } finally {
    await rm(path, { force: true })
  }
}

async function readForm(request: FastifyRequest, path: string): Promise<ReceivedForm> {
  const fields: Record<string, string> = {}
  let file: ReceivedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await store(part, path)
      else if (part.valueTruncated || part.fieldnameTruncated || typeof part.fieldname !== 'string') throw new CodedError('invalid')
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw toCodedError(error)
  }
  if (!file) throw new CodedError('invalid', { reason: 'upload-missing', fields: { photo: 'upload-missing' } })
  return { fields, file }
}

async function store({ file, filename }: MultipartFile, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(file, count, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  if (file.truncated) throw new CodedError('too-large', { reason: 'upload-too-large', fields: { photo: 'upload-too-large' } })
  const fileName = filename
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-200)
  return { path, sha256: hash.digest('hex'), fileName, bytes }
}

/** Converts an error from reading a form. Malformed parts become client errors. System errors, such as a full disk, become 503s. */
function toCodedError(error: unknown): Error {
  if (error instanceof CodedError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC') return new CodedError('unavailable', { reason: 'upload-no-room' })
  if (/^FST_(PARTS|FIELDS|FILES)_LIMIT$/.test(code)) return new CodedError('too-large')
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' ? new CodedError('unavailable') : new CodedError('invalid')
}
