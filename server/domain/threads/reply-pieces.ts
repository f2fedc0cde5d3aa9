import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type PieceCard = { name: string; note?: string; price: string; url: string; photo?: string }

const onRequestTexts: Record<Language, string> = { ru: 'Цена по запросу', en: 'Price on request' }

/**
 * Reads what a message shows of pieces (name, price, link, photograph), in the order of `ids`. Leaves out pieces that the shop does not
 * show.
 */
export async function readPieceCards(ctx: ShopContext, ids: readonly number[], language: Language): Promise<PieceCard[]> {
  if (!ids.length) return []
  const origin = ctx.origins[language]
  const rows = await ctx.db
    .selectFrom('piece as p')
    .innerJoin('brand as b', 'b.id', 'p.brand_id')
    .select(['p.id', 'p.kind', 'p.model_name', 'p.price_cents', 'p.price_on_request', 'b.name as brand'])
    .where('p.id', 'in', [...ids])
    .where('p.status', 'in', ['available', 'reserved'])
    .execute()
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, kind, brand, model_name: model, price_cents: cents, price_on_request: isOnRequest }) => ({
      name: `${brand} ${model}`,
      price: isOnRequest || cents === null ? onRequestTexts[language] : formatCents(language, cents),
      url: `${origin}${piecePath(kind, id)}`,
      ...describePiece(ctx, id, language),
    }))
}
