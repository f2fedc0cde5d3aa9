import { reportTexts } from '#app/i18n/report-texts.server.ts'
import type { Product } from '#app/sections/product/product.ts'
import type { ReportRequestView } from '#app/sections/product/report-request.tsx'
import type { Language } from '#contract/language.ts'

/** Returns the texts that offer a condition report on request. Null if the page shows the report, or the piece is sold. */
export function reportRequest({ kind, piece }: Product, language: Language): ReportRequestView | null {
  if (piece.condition_report || piece.status === 'sold') return null
  const { onRequest, request, requestMessage } = reportTexts[language]
  return { text: onRequest(kind), link: request, message: requestMessage }
}
