import type { ImportValues } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type Option, SelectField } from '#backoffice/ui/field/choice-fields.tsx'

type Value = ImportValues['columns'][number]['values'][number]
type Pick = { column: string; text: string; meaning: string | null }
export type Picks = Record<string, Pick>

/** The value of the option "leave empty". The empty string means that nothing is chosen yet. */
const leaveEmpty = '-'

export const valueId = (column: string, text: string) => `${column} ${text}`

export function pickOf(picks: Picks, column: string, { text, meaning }: Value): string | null {
  const pick = picks[valueId(column, text)]
  return pick ? pick.meaning : meaning
}

type Props = { value: Value; choices: readonly Option[]; pick: string | null; onPick: (meaning: string | null) => void }

export function UnknownValue({ value: { text, rows }, choices, pick, onPick }: Props) {
  const { t } = useI18n()
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-hairline py-2 text-13 md:grid-cols-[minmax(0,1fr)_110px_300px]">
      <span className="min-w-0 font-medium break-words">{text}</span>
      <span className="figures text-stone">{t('importFile.values.rows', { count: rows })}</span>
      <SelectField
        label={t('importFile.values.asWhat', { text })}
        isLabelHidden
        value={pick === '' ? leaveEmpty : (pick ?? '')}
        onChange={(chosen) => onPick(chosen === leaveEmpty ? '' : chosen || null)}
        options={[
          { value: '', label: t('importFile.values.undecided') },
          ...choices,
          { value: leaveEmpty, label: t('importFile.values.empty') },
        ]}
      />
    </li>
  )
}
