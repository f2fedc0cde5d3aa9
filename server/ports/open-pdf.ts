import { registerFonts } from '#server/ports/pdf-text.ts'

/** Creates a PDF with the fonts of the shop's documents registered. `finish` ends the PDF and returns its bytes. */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<{ doc: PDFKit.PDFDocument; finish: () => Promise<Buffer> }> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ margin: 0, displayTitle: true, font: '', ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  await registerFonts(doc)
  return {
    doc,
    finish: async () => {
      doc.end()
      await done
      return Buffer.concat(chunks)
    },
  }
}
