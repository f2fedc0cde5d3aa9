import type { ChangeEvent } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

/** Id of the list's form, for the `form` attribute of fields outside the form. */
export const formId = 'catalog-form'
export const filtersId = 'filters'

export type OnPick = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

export function ApplyWithoutScript({ className = '' }: { className?: string }) {
  const { t } = useI18n()
  return (
    <Button type="submit" form={formId} variant="secondary" className={`[@media(scripting:enabled)]:hidden ${className}`}>
      {t('catalog.filters.apply')}
    </Button>
  )
}
