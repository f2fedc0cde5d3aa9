import { availabilityTexts } from '#app/i18n/availability-texts.server.ts'
import { saleText } from '#app/sections/archive/sale-text.server.ts'
import type { AvailabilityText } from '#app/sections/product/availability.tsx'
import type { Product } from '#app/sections/product/product.ts'
import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { officeInCity } from '#contract/rules/office-places.ts'
import type { Sale } from '#contract/sold.ts'

/**
 * Returns the text about the availability of a piece. For an available piece, the text names its city and stock, or its transfer; for a
 * reserved piece, the end of the reservation; for a sold piece, the sale.
 */
export function availabilityText({ piece }: Product, language: Language): AvailabilityText {
  const texts = availabilityTexts[language]
  const moving = piece.moving_to_city_name
  const way = moving === null ? null : texts.onItsWay(moving)
  const city = piece.availability_city_name
  if (piece.status === 'available')
    return { title: way ?? texts.availableIn(city, piece.stock > 1 ? String(piece.stock) : ''), text: null, isForSale: true }
  if (piece.status === 'incoming') return { title: texts.incoming, text: texts.incomingText(city), isForSale: false }
  if (piece.status === 'sold')
    return {
      title: soldTitle(piece.sale, language),
      text: texts.soldText,
      isForSale: false,
      bell: { ask: texts.tellIfBack, on: texts.willTell },
    }
  const bell = { ask: texts.tellIfFree, on: texts.willTell }
  const until = piece.reserved_until && formatPlaceTime(language, piece.reserved_until, officeInCity(city) ?? offices[0].key)
  if (!until) return { title: texts.reserved, text: texts.reservedText, isForSale: false, bell }
  const forHolder = { title: texts.heldForYou(until), text: texts.heldForYouText, isForSale: true } as const
  return { title: texts.reservedUntil(until), text: texts.reservedText, isForSale: false, bell, forHolder }
}

/** Returns when and for how much a piece was sold, if the archive publishes the sale. */
function soldTitle(sale: Sale | undefined, language: Language): string {
  const { sold, price } = sale ? saleText(language, sale) : { sold: null, price: null }
  return [sold ?? availabilityTexts[language].sold, price].filter(Boolean).join(' · ')
}
