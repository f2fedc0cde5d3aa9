import { join } from 'node:path'
import { openChildProgram } from '#server/ports/child-program.ts'
import type { PdfLabels } from '#server/ports/draw-labels.ts'
import type { PdfSheet } from '#server/ports/draw-pdf.ts'

/** Draws PDFs in a separate process, one at a time. */
export type PdfMaker = {
  /**
   * Returns the PDF of a sheet or of labels, or null if the process crashed or timed out. Requests are queued per `owner`, and the queues
   * are served in turn.
   */
  make(sheet: PdfSheet | PdfLabels, owner: string): Promise<Buffer | null>
  pid(): number | undefined
  close(): void
}

const timeoutMs = 20_000

export function openPdfMaker(): PdfMaker {
  const program = openChildProgram(join(import.meta.dirname, 'draw-pdf.child.ts'), { timeoutMs })
  return {
    make: async (sheet, owner) => {
      const response = await program.ask(owner, sheet)
      return isFile(response) ? Buffer.from(response.bytes) : null
    },
    pid: () => program.pid(),
    close: () => program.close(),
  }
}

const isFile = (response: unknown): response is { bytes: Uint8Array } =>
  typeof response === 'object' && response !== null && 'bytes' in response
