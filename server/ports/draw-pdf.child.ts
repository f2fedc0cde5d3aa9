import { drawPdf, type PdfSheet } from '#server/ports/draw-pdf.ts'
import { serveParent } from '#server/ports/serve-parent.ts'

// Child process that draws PDFs. Drawing takes up to a second, which would block the event loop of the shop.

serveParent(async (sheet: PdfSheet) => ({ bytes: await drawPdf(sheet) }), { memoryMax: 500_000_000 })
