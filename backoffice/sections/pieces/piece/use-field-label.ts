import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function useFieldLabel(): (field: string) => string | null {
  const { t, find } = useI18n()
  return (field) => {
    if (field === 'price') return t('pieces.columns.price')
    if (field === 'notes') return t('pieces.sections.notes')
    return find(`piece.facts.${field}`, '') || find(`piece.books.${field}`, '') || null
  }
}
