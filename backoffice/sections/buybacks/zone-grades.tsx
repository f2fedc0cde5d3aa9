import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import type { Kind } from '#contract/piece.ts'
import { gradeName, grades } from '#contract/rules/staff/zone-wear-grades.ts'
import { zonesOfKind } from '#contract/rules/staff/zones.ts'

type Zones = StaffBuyback['zones']
type Props = { kind: Kind; zones: Zones; onChange: (zones: Zones) => void }

/** The condition found at the inspection: a grade and a note for each zone. Pins are added later, on the photographs of the draft. */
export function ZoneGrades({ kind, zones, onChange }: Props) {
  const { t, language } = useI18n()
  const change = (key: string, part: Partial<Zones[number]> | null) => {
    const known = zones.find(({ zone }) => zone === key)
    const others = zones.filter(({ zone }) => zone !== key)
    if (!part) return onChange(others)
    const empty = { zone: key, grade: 0 as const, defects: [], note_ru: '', note_en: '', pins: [] }
    onChange([...others, { ...(known ?? empty), ...part }])
  }
  const note = language === 'ru' ? 'note_ru' : 'note_en'
  return (
    <div className="grid gap-3">
      <p className="text-13 text-stone">{t('buybacks.inspectText')}</p>
      {zonesOfKind[kind].map(({ key, name }) => {
        const known = zones.find(({ zone }) => zone === key)
        return (
          <div key={key} className="grid gap-2 md:grid-cols-[200px_minmax(0,1fr)]">
            <SelectField
              label={name[language]}
              value={known ? String(known.grade) : ''}
              onChange={(value) => change(key, value === '' ? null : { grade: grades.find((grade) => String(grade) === value) ?? 0 })}
              options={[
                { value: '', label: t('buybacks.noGrade') },
                ...grades.map((grade) => ({ value: String(grade), label: `${grade} · ${gradeName(grade, language)}` })),
              ]}
            />
            {known && (
              <TextField
                label={t('buybacks.zoneNote')}
                value={known[note]}
                maxLength={500}
                onChange={(text) => change(key, { [note]: text })}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
