import { paths } from '#app/client/paths.ts'
import { transferTexts } from '#app/i18n/transfer-texts.server.ts'
import type { Product } from '#app/sections/product/product.ts'
import type { TransferView } from '#app/sections/product/viewing-line.tsx'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { abroadCents } from '#contract/rules/delivery-fee.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { depositCents, isAway, mustBeBrought, type Whereabouts, whereaboutsOf } from '#contract/rules/promise.ts'

type Piece = Pick<Product['piece'], 'availability_city_name' | 'moving_to_city_name' | 'price_usd'>

export const placeOf = (piece: Piece): Whereabouts => whereaboutsOf(piece.availability_city_name, piece.moving_to_city_name)

/** Returns the values for texts about the transfer of a piece from one office to the other. */
function waysOf(page: PageContext, piece: Piece, { from, to }: { from: OfficeKey; to: OfficeKey }) {
  const { language, t, company, transferDepositPercent: percent } = page
  const cents = depositCents(piece.price_usd === null ? null : toCents(piece.price_usd), percent)
  return {
    here: t(`product.trust.here.${from}`),
    there: t(`product.trust.there.${to}`),
    ...company.transferDays,
    percent,
    sum: cents === null ? null : formatCents(language, cents),
  }
}

/**
 * Returns where a piece can be viewed and how it gets to the other office; for a piece in transit, when it arrives. Null if the piece is
 * not available, or is neither in an office nor in transit to an office.
 */
export function transferView(page: PageContext, { kind, piece }: Product): TransferView | null {
  const { office, movingTo } = placeOf(piece)
  const from = movingTo ?? office
  const to = offices.find(({ key }) => key !== from)?.key
  if (piece.status !== 'available' || !from || !to) return null
  const texts = transferTexts[page.language]
  const ways = waysOf(page, piece, { from, to })
  const path = paths.appointmentFor({ kind, id: piece.id }, to)
  const link = { link: texts.link(ways.there), path }
  if (movingTo === null) return { text: texts.text(ways), delivery: null, ...link }
  const there = page.t(`product.trust.there.${movingTo}`)
  const fee = formatCents(page.language, abroadCents)
  return { text: texts.moving({ ...ways, there }), delivery: texts.deliveryOnItsWay(there, fee), ...link }
}

/** Returns, by office, a text about how the piece gets there for a viewing. Omits an office that has the piece and is not sending it. */
export function transferNotes(page: PageContext, piece: Piece): Partial<Record<OfficeKey, string>> {
  const texts = transferTexts[page.language]
  const place = placeOf(piece)
  const notes: Partial<Record<OfficeKey, string>> = {}
  for (const { key: to } of offices) {
    const from = place.movingTo ?? place.office
    if (!isAway(place, to) || !from) continue
    const ways = waysOf(page, piece, { from, to })
    if (!mustBeBrought(place, to)) notes[to] = texts.onItsWay(ways)
    else if (place.movingTo === null) notes[to] = texts.note(ways)
    else notes[to] = texts.backFrom({ ...ways, here: page.t(`product.trust.there.${from}`) })
  }
  return notes
}
