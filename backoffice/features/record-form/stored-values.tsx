import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function StoredValues({ values }: { values: readonly string[] | null }) {
  const { t } = useI18n()
  if (!values) return null
  return (
    <output className="block border-l-2 border-brass pl-3 text-13">
      <span className="text-stone">{t('form.storedNow')}</span> {[...new Set(values)].join(' · ')}
    </output>
  )
}
