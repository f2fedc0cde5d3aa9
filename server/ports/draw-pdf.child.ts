import { drawLabels, type PdfLabels } from '#server/ports/draw-labels.ts'
import { drawPdf, type PdfSheet } from '#server/ports/draw-pdf.ts'
import { serveParent } from '#server/ports/serve-parent.ts'

// Child process that draws PDFs. Drawing takes up to a second, which would block the event loop of the shop.

serveParent(async (sheet: PdfSheet | PdfLabels) => ({ bytes: 'labels' in sheet ? await drawLabels(sheet) : await drawPdf(sheet) }), {
  memoryMax: 500_000_000,
})
