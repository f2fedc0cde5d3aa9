import { drawPdf, type PdfSheet } from '#server/ports/draw-pdf.ts'
import { serveParent } from '#server/ports/serve-parent.ts'

// Papers as PDFs, in a process of their own: drawing one takes a good part of a second, in which the shop would answer nobody.

serveParent(async (sheet: PdfSheet) => ({ bytes: await drawPdf(sheet) }), { memoryMax: 500_000_000 })
