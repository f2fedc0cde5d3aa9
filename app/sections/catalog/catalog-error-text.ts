import type { Translate } from '#app/i18n/translator.ts'
import type { CatalogError } from '#app/sections/catalog/catalog-data.ts'

export function catalogErrorText({ detail, message, errors = {}, isNetwork }: CatalogError, t: Translate): string {
  if (isNetwork) return t('catalog.error.network')
  return detail || message || Object.values(errors).flat().join(' ') || t('catalog.error.unexpected')
}
