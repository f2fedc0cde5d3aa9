import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'

declare module 'fastify' {
  interface FastifyRequest {
    formFiles: string[] | undefined
    refusedFiles: CodedError[] | undefined
  }
}

export type FormFilesOptions = {
  folder: string
  /** Called before a file is written. Throws a `CodedError` if `sender` or all senders together have reached a limit. */
  admit: (sender: string) => Promise<void>
}

const perSenderMax = 6
const totalMax = 24

export function createFormFileStore({ folder, admit }: FormFilesOptions) {
  const activeRequests = new Map<FastifyRequest, string>()

  async function admitRequest(request: FastifyRequest): Promise<void> {
    const sender = ipNetworks(request.ip).line
    if (!activeRequests.has(request)) {
      if (activeRequests.size >= totalMax) throw new CodedError('unavailable', { reason: 'photos-no-room', retryAfterS: 10 })
      if ([...activeRequests.values()].filter((one) => one === sender).length >= perSenderMax)
        throw new CodedError('too-many', { retryAfterS: 10 })
      activeRequests.set(request, sender)
    }
    await admit(sender)
  }

  return {
    /** Writes a file under a generated name. A refused file is drained, and its form continues without it. */
    async store(request: FastifyRequest, { file, filename }: MultipartFile): Promise<void> {
      // skips an empty file field, which browsers send as a file without a name
      if (!filename) return void file.resume()
      try {
        await admitRequest(request)
      } catch (error) {
        if (!(error instanceof CodedError)) throw error
        const refused = (request.refusedFiles ??= [])
        refused.push(error)
        return void file.resume()
      }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, randomBytes(16).toString('hex'))
      const files = (request.formFiles ??= [])
      files.push(path)
      await pipeline(file, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
      if (file.truncated) throw new CodedError('too-large', { reason: 'photo-too-large', fields: { photos: 'photo-too-large' } })
      if (!file.bytesRead) throw new CodedError('invalid', { reason: 'photo-unreadable', fields: { photos: 'photo-unreadable' } })
    },
    /** Deletes the files of a request. Never throws. Logs a file that cannot be deleted; the cleanup of the folder deletes it later. */
    async discard(request: FastifyRequest): Promise<void> {
      const files = (request.formFiles ?? []).splice(0)
      const warn = (error: unknown) => request.log.warn({ err: error }, 'a file of a form could not be deleted')
      await Promise.all(files.map((file) => rm(file, { force: true }).catch(warn)))
      activeRequests.delete(request)
    },
  }
}
