import type { ChangeEvent } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

/** The one form of a list; fields elsewhere on the page belong to it by this id. */
export const formId = 'catalog-form'
/** The sidebar around it. */
export const filtersId = 'filters'

/** Called when a person ticks, picks or clears a field of the filters; the field's name and value say what. */
export type OnPick = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/** Sends the form where there is no script to do it. */
export function ApplyWithoutScript({ className = '' }: { className?: string }) {
  const { t } = useI18n()
  return (
    <Button type="submit" form={formId} variant="secondary" className={`[@media(scripting:enabled)]:hidden ${className}`}>
      {t('catalog.filters.apply')}
    </Button>
  )
}
