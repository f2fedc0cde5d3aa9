import type { CallApi } from '#app/client/call-api.ts'
import { listSimilarSold } from '#app/client/sold.ts'
import { archiveTexts } from '#app/i18n/archive-texts.server.ts'
import type { SimilarSoldView } from '#app/sections/archive/archive-view.ts'
import { saleText } from '#app/sections/archive/sale-text.server.ts'
import type { Language } from '#contract/language.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export async function similarSold(call: CallApi, language: Language, pieceId: number): Promise<SimilarSoldView | null> {
  const found = await listSimilarSold(call, pieceId).catch(() => null)
  if (!found?.results.length) return null
  const texts = archiveTexts[language]
  return {
    title: texts.similar,
    lines: found.results.map((piece) => ({
      path: piecePath(piece.kind, piece.id),
      name: `${piece.brand.name} ${piece.model_name}`,
      facts: [piece.reference, piece.production_year && texts.year(piece.production_year), piece.condition_name].flatMap(
        (fact) => fact || [],
      ),
      ...saleText(language, piece),
    })),
    all: texts.all,
  }
}
