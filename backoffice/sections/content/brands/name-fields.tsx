import { readSpellings } from '#backoffice/client/brands.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { staffLimits } from '#contract/staff/limits.ts'

/** A name and its search spellings as form values. `spellings` has one spelling per line. */
export type TypedNames = { name: string; spellings: string }
type Props = { values: TypedNames; onChange: (part: Partial<TypedNames>) => void; errorOf: (field: string) => string | null }

export function NameFields({ values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const count = readSpellings(values.spellings).length
  return (
    <>
      <TextField
        label={t('brands.name')}
        value={values.name}
        onChange={(name) => onChange({ name })}
        maxLength={200}
        autoComplete="off"
        error={errorOf('name')}
      />
      <TextAreaField
        label={t('brands.spellings')}
        help={t('brands.spellingsHelp')}
        aside={count > 0 && String(count)}
        value={values.spellings}
        onChange={(spellings) => onChange({ spellings })}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        error={count > staffLimits.spellingsMax ? t('brands.spellingsMany', { max: staffLimits.spellingsMax }) : errorOf('spellings')}
      />
    </>
  )
}

export function readNames(id: number, { name, spellings }: TypedNames): { id: number; name: string; spellings: string[] } | undefined {
  const words = readSpellings(spellings)
  return name.trim() && words.length <= staffLimits.spellingsMax ? { id, name: name.trim(), spellings: words } : undefined
}
