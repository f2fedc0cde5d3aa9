import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'

type Side = { value: string; onChange: (value: string) => void; error?: string | null; help?: string; maxLength?: number }

export function LanguagePair({ label, ru, en, isLong = false }: { label: string; ru: Side; en: Side; isLong?: boolean }) {
  const { t } = useI18n()
  const Field = isLong ? TextAreaField : TextField
  const missing = (side: Side, other: Side) =>
    !side.value.trim() && other.value.trim() ? <span className="text-brass">{t('form.missingLanguage')}</span> : undefined
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-4 md:grid-cols-2">
      <Field label={`${label}, ${t('form.russian')}`} lang="ru" aside={missing(ru, en)} {...ru} />
      <Field label={`${label}, ${t('form.english')}`} lang="en" aside={missing(en, ru)} {...en} />
    </fieldset>
  )
}
