import type { PieceReports } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'

type Props = { workshops: PieceReports['workshops']; value: number | null; onChange: (id: number | null) => void }

export function WorkshopField({ workshops, value, onChange }: Props) {
  const { t } = useI18n()
  return (
    <SelectField
      label={t('reports.workshop')}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(text ? Number(text) : null)}
      options={[{ value: '', label: t('reports.noWorkshop') }, ...workshops.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  )
}
