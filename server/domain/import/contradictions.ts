import type { Kind } from '#contract/piece.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import type { NameLookup } from '#server/domain/import/name-lookup.ts'
import { languagePairs } from '#server/domain/import/piece-fields.ts'
import type { Parts } from '#server/domain/import/verdict.ts'

type Context = { names: NameLookup; texts: ImportTexts; isConsigned: boolean }

/**
 * Returns a sentence for each contradiction in a piece, for example `available` without stock. Also sets the stock of a sold piece to 0.
 */
export function findContradictions(kind: Kind, parts: Parts, { names, texts, isConsigned }: Context): string[] {
  const { piece } = parts
  const problems: string[] = []
  const at = (column: string, sentence: string) => void problems.push(`${texts.column(column)}: ${sentence}.`)
  if (piece.status === 'sold') piece.stock = 0
  else if (piece.status !== 'draft' && piece.stock === 0) at('stock', texts.noStock(String(piece.status)))
  if (isConsigned && Number(piece.stock) > 1) at('stock', texts.consignedLot)
  if (piece.price_cents === null && !piece.price_on_request && piece.status !== 'draft') at('price', texts.noPrice)
  if (piece.condition_id === null && piece.status !== 'draft') at('condition', texts.missing)
  if (typeof piece.previous_price_cents === 'number' && piece.previous_price_cents <= Number(piece.price_cents ?? Infinity))
    at('previous_price', texts.previousPrice)
  const workshopCity = names.cityOfWorkshop.get(Number(piece.workshop_id))
  if (workshopCity !== undefined && piece.city_id !== null && workshopCity !== piece.city_id) at('workshop', texts.workshopCity)
  const cityId = piece.city_id
  if (kind !== 'watch' && typeof cityId === 'number' && !names.lists.city.byName.get('dubai')?.has(cityId))
    at('city', texts.onlyDubai(kind))
  if (parts.watch.limited_edition_pieces && !parts.watch.is_limited_edition) at('limited_pieces', texts.notLimited)
  for (const column of findHalfTranslated(parts[kind])) at(column, texts.bothLanguages)
  return problems
}

function findHalfTranslated(part: Record<string, unknown>): string[] {
  return languagePairs.flatMap((name) => {
    const [ru, en] = [part[`${name}_ru`], part[`${name}_en`]]
    if (Boolean(ru) === Boolean(en)) return []
    return [`${name}_${ru ? 'en' : 'ru'}`]
  })
}
