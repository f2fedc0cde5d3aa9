import type { ChangeEvent } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

/** The id of the list's form; fields elsewhere on the page belong to it by this id. */
export const formId = 'catalog-form'
/** The id of the sidebar around the form. */
export const filtersId = 'filters'

/** Called when a filter field is ticked, picked or cleared; reads the field's name and value. */
export type OnPick = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/** Submit button for browsers without scripts. */
export function ApplyWithoutScript({ className = '' }: { className?: string }) {
  const { t } = useI18n()
  return (
    <Button type="submit" form={formId} variant="secondary" className={`[@media(scripting:enabled)]:hidden ${className}`}>
      {t('catalog.filters.apply')}
    </Button>
  )
}
