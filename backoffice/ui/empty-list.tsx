import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'
import { useFilters } from '#backoffice/ui/use-filters.ts'

type Props = { title: string; text?: string; filters?: readonly { name: string }[] }

export function EmptyList({ title, text, filters = [] }: Props) {
  const { t } = useI18n()
  const { isFiltered, reset } = useFilters(filters)
  if (!isFiltered) return <EmptyState title={title} {...(text ? { text } : {})} />
  return (
    <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')}>
      <Button onClick={reset}>{t('list.showAll')}</Button>
    </EmptyState>
  )
}
