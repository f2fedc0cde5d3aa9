import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { senderOf } from '#server/http/guards/sender.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Paths of the files that came with a form, once there are any; they are gone when the request is over. */
    formFiles: string[] | undefined
    /** Why others that came along were not let in. */
    refusedFiles: CodedError[] | undefined
  }
}

export type FormFilesOptions = {
  /** Where files lie while their request lasts. */
  folder: string
  /** Asked before a file is written: throws a `CodedError` where the sender may send no more, or nobody may. */
  admit: (sender: string) => Promise<void>
}

/** Of how many requests files lie in the folder at once, of one sender and of all: what they may take up is bounded (SEC-D6). */
const ofSenderMax = 6
const ofAllMax = 24

/** Takes the files of forms in, one by one, and throws them away when their request is over. */
export function formFiles({ folder, admit }: FormFilesOptions) {
  const underWay = new Map<FastifyRequest, string>()

  async function letIn(request: FastifyRequest): Promise<void> {
    const sender = senderOf(request)
    if (!underWay.has(request)) {
      if (underWay.size >= ofAllMax) throw new CodedError('unavailable', { reason: 'photos-no-room', retryAfterS: 10 })
      if ([...underWay.values()].filter((one) => one === sender).length >= ofSenderMax)
        throw new CodedError('too-many', { retryAfterS: 10 })
      underWay.set(request, sender)
    }
    await admit(sender)
  }

  return {
    /** A file under a name of our own. One that is not let in is read to its end and not kept: its form goes on without it. */
    async keep(request: FastifyRequest, { file, filename }: MultipartFile): Promise<void> {
      // a field for files that was left empty comes as one without a name
      if (!filename) return void file.resume()
      try {
        await letIn(request)
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
      if (file.bytesRead > 0) return
      files.pop()
      await rm(path, { force: true })
    },
    async forget(request: FastifyRequest): Promise<void> {
      const files = (request.formFiles ?? []).splice(0)
      await Promise.all(files.map((file) => rm(file, { force: true })))
      underWay.delete(request)
    },
  }
}
