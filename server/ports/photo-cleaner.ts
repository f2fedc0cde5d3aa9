import { join } from 'node:path'
import { openChildProgram } from '#server/ports/child-program.ts'

/** A stranger's photograph made anew: JPEG, upright, 2400 pixels at most, without metadata. */
type CleanPhoto = { bytes: Buffer; width: number; height: number }

export type PhotoCleaner = {
  /**
   * Decodes the file and encodes it again, one at a time, in turn between senders; null for a file that is no photograph or exceeds the
   * limits allow.
   */
  clean(path: string, sender: string): Promise<CleanPhoto | null>
  close(): void
}

const timeoutMs = 10_000

/** The process that decodes what visitors send. */
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
