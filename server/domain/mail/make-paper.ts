import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { PdfLabels } from '#server/ports/draw-labels.ts'
import type { PdfSheet } from '#server/ports/draw-pdf.ts'

/** Renders a document as a PDF named `name`. Throws `unavailable` if rendering fails, in which case a retry may succeed. */
export async function makePaper(
  { ports, log }: Pick<ShopContext, 'ports' | 'log'>,
  name: string,
  sheet: PdfSheet | PdfLabels,
): Promise<{ name: string; bytes: Buffer }> {
  const bytes = await ports.pdfMaker.make(sheet, name)
  if (bytes) return { name: `${name}.pdf`, bytes }
  log.error({ paper: name }, 'a paper could not be drawn as a PDF')
  throw new CodedError('unavailable', { retryAfterS: 5 })
}
