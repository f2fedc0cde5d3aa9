import { archiveTexts } from '#app/i18n/archive-texts.server.ts'
import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import { toCents } from '#contract/rules/money.ts'
import type { Sale } from '#contract/sold.ts'

/** Returns month and price of a sale as texts. A text is null if the shop does not publish the value. */
export function saleText(language: Language, { sold_month: month, ...price }: Sale): { sold: string | null; price: string | null } {
  return { sold: month && archiveTexts[language].sold(monthText(language, month)), price: priceText(language, price) }
}

function monthText(language: Language, month: string): string {
  const name = dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15T00:00:00Z`))
  return `${name}\u00A0${month.slice(0, 4)}`
}

function priceText(language: Language, price: Omit<Sale, 'sold_month'>): string | null {
  const texts = archiveTexts[language]
  const [exact, from, to] = [price.price_usd, price.price_from_usd, price.price_to_usd].map((usd) => {
    const cents = toCents(usd)
    return cents === null ? null : formatCents(language, cents)
  })
  if (exact) return exact
  if (from && to) return texts.between(from, to)
  if (from) return texts.from(from)
  return to ? texts.to(to) : null
}
