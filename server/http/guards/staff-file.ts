import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import type { Reason } from '#server/context/reasons.ts'

/** Makes the routes of `scope` accept forms with one file, which `storeStaffFile` reads. */
export async function acceptStaffFiles(scope: FastifyInstance, bytesMax: number): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, fieldNameSize: 60, fileSize: bytesMax, headerPairs: 10 },
  })
}

type Reasons = { missing: Reason; tooLarge: Reason }

/** Writes the file of a form under a generated name. Returns its path and original name; the caller removes the file. */
export async function storeStaffFile(
  request: FastifyRequest,
  folder: string,
  reasons: Reasons,
): Promise<{ path: string; fileName: string }> {
  if (!request.isMultipart()) throw new CodedError('unsupported')
  const file = await request.file().catch(() => {
    throw new CodedError('invalid', { reason: reasons.missing })
  })
  if (!file?.filename) throw new CodedError('invalid', { reason: reasons.missing })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  try {
    await pipeline(file.file, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    if (file.file.truncated) throw new CodedError('too-large', { reason: reasons.tooLarge })
    return { path, fileName: file.filename }
  } catch (error) {
    await rm(path, { force: true })
    throw error instanceof CodedError ? error : new CodedError('invalid', { reason: reasons.missing })
  }
}
