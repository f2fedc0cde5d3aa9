import { join } from 'node:path'
import { openChildProgram } from '#server/ports/child-program.ts'
import type { PdfSheet } from '#server/ports/draw-pdf.ts'

/** Draws papers as PDFs in a process of its own, one at a time, in turn between owners. */
export type PdfMaker = {
  /** The PDF of a sheet; null where that is impossible: the process crashed or took too long. */
  make(sheet: PdfSheet, owner: string): Promise<Buffer | null>
  /** The id of the process, while there is one. */
  pid(): number | undefined
  close(): void
}

const timeoutMs = 20_000

/** The process that draws papers. */
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
