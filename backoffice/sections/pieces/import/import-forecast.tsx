import type { ImportRun } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function ImportForecast({ counts }: { counts: NonNullable<ImportRun['counts']> }) {
  const { t } = useI18n()
  const parts = (['drafts', 'changed', 'refused'] as const).filter((key) => counts[key] > 0)
  return (
    <p className="figures px-5 pt-4 pb-1 max-md:px-4">
      <span className="text-15 font-medium">
        {counts.on_sale ? t('imports.forecast.onSale', { count: counts.on_sale }) : t('imports.forecast.noneOnSale')}
      </span>
      {parts.map((key) => (
        <span key={key} className="text-stone">
          {' · '}
          {t(`imports.forecast.${key}`, { count: counts[key] })}
        </span>
      ))}
    </p>
  )
}
