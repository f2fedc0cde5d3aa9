import { join } from 'node:path'
import { openChildProgram } from '#server/ports/child-program.ts'

type CleanPhoto = { bytes: Buffer; width: number; height: number }

export type PhotoCleaner = {
  /**
   * Decodes the file and encodes it as an upright JPEG without metadata, at most 2400 pixels per side. Returns null if the file is not a
   * photograph or exceeds the limits, or if the process crashed or timed out. Requests are queued per `sender`, and the queues are served
   * in turn.
   */
  clean(path: string, sender: string): Promise<CleanPhoto | null>
  close(): void
}

const timeoutMs = 20_000

export function openPhotoCleaner(): PhotoCleaner {
  const program = openChildProgram(join(import.meta.dirname, 'clean-photo.child.ts'), { timeoutMs })
  return {
    clean: async (path, sender) => {
      const response = await program.ask(sender, path)
      return isClean(response) ? response : null
    },
    close: () => program.close(),
  }
}

function isClean(response: unknown): response is CleanPhoto {
  return typeof response === 'object' && response !== null && 'bytes' in response
}
