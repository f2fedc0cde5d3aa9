import { paths } from '#app/client/paths.ts'
import { transferTexts } from '#app/i18n/transfer-texts.server.ts'
import type { Product } from '#app/sections/product/product.ts'
import type { TransferView } from '#app/sections/product/viewing-line.tsx'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'

/** Texts about moving a piece between the offices; null for a city without an office. */
export function transferWords(page: PageContext, city: string) {
  const { language, t, company, transferDepositPercent: percent } = page
  const from = offices.find((office) => office.city[language] === city)
  const to = offices.find((office) => office !== from)
  if (!from || !to) return null
  const ways = { here: t(`product.trust.here.${from.key}`), there: t(`product.trust.there.${to.key}`), ...company.transferDays, percent }
  const texts = transferTexts[language]
  return { from: from.key, to: to.key, text: texts.text(ways), link: texts.link(ways.there), note: texts.note(ways) }
}

/** How a piece can be brought to the other office for a viewing; null unless it is available and not already moving. */
export function transferView(page: PageContext, { kind, piece }: Product): TransferView | null {
  if (piece.status !== 'available' || piece.moving_to_city_name !== null) return null
  const words = transferWords(page, piece.availability_city_name)
  return words && { text: words.text, link: words.link, path: askPath(kind, piece.id, words.to) }
}

const askPath = (kind: Product['kind'], id: number, office: OfficeKey) => `${paths.appointmentFor({ kind, id })}&office=${office}`
