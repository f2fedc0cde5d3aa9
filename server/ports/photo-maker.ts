import { join } from 'node:path'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import { openChildProgram } from '#server/ports/child-program.ts'
import type { ImageVariants } from '#server/ports/encode-photo.ts'

/** A photograph uploaded by staff, encoded as an upright JPEG without metadata, at most 4000 pixels per side. */
export type MadeOriginal = { bytes: Uint8Array; width: number; height: number; takenAt: string | null }
/** Why a file is rejected: it is HEIC, has too many pixels, or is not a photograph. */
export type RefusedPhoto = { refused: 'heic' | 'pixels' | 'unreadable' }
export type MakePhotoRequest = { task: 'original'; path: string } | { task: 'sizes'; original: Uint8Array; crop: PhotoCrop | null }

/**
 * Processes photographs of pieces in a separate process, one at a time. Requests are queued per `owner`, and the queues are served in turn.
 */
export type PhotoMaker = {
  original(path: string, owner: string): Promise<MadeOriginal | RefusedPhoto>
  /** Encodes a photograph in all sizes, cropped by `crop`. Returns null if the photograph cannot be encoded. */
  sizes(original: Uint8Array, crop: PhotoCrop | null, owner: string): Promise<ImageVariants | null>
  pid(): number | undefined
  close(): void
}

const timeoutMs = 40_000

export function openPhotoMaker(): PhotoMaker {
  const program = openChildProgram(join(import.meta.dirname, 'make-photo.child.ts'), { timeoutMs })
  const ask = (owner: string, request: MakePhotoRequest) => program.ask(owner, request)
  return {
    original: async (path, owner) => {
      const response = await ask(owner, { task: 'original', path })
      return isOriginal(response) || isRefusal(response) ? response : { refused: 'unreadable' }
    },
    sizes: async (original, crop, owner) => {
      const response = await ask(owner, { task: 'sizes', original, crop })
      return isVariants(response) ? response : null
    },
    pid: () => program.pid(),
    close: () => program.close(),
  }
}

const isObject = (response: unknown): response is object => typeof response === 'object' && response !== null
const isOriginal = (response: unknown): response is MadeOriginal => isObject(response) && 'bytes' in response
const isRefusal = (response: unknown): response is RefusedPhoto => isObject(response) && 'refused' in response
const isVariants = (response: unknown): response is ImageVariants => isObject(response) && 'files' in response
