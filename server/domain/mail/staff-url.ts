import type { Language } from '#contract/language.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the absolute URL of a page of the back office, such as `/orders/7`. */
export function staffUrl(
  { backOffice, origins }: Pick<ShopContext, 'backOffice' | 'origins'>,
  path: string,
  language: Language = 'ru',
): string {
  return `${backOffice.origin ?? origins[language]}/staff${path}`
}
