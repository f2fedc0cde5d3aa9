import type { Translate } from '#app/i18n/translator.ts'
import type { CatalogFailure } from '#app/sections/catalog/catalog-data.ts'

/** What a failure says: detail, else message, else its errors together, else that something unexpected happened (CAT-11). */
export function failureText({ detail, message, errors = {}, isNetwork }: CatalogFailure, t: Translate): string {
  if (isNetwork) return t('catalog.error.network')
  return detail || message || Object.values(errors).flat().join(' ') || t('catalog.error.unexpected')
}
