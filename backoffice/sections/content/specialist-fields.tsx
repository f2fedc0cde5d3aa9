import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colleaguesQuery } from '#backoffice/client/colleagues.ts'
import type { StaffSpecialist } from '#backoffice/client/content.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { TickGroup } from '#backoffice/ui/field/tick-group.tsx'
import { offices } from '#contract/offices.ts'
import { kinds } from '#contract/piece.ts'
import { spokenLanguages } from '#contract/specialist.ts'
import { staffLimits } from '#contract/staff/limits.ts'

export type TypedSpecialist = Omit<StaffSpecialist, 'id' | 'version'>
type FieldsProps = {
  values: TypedSpecialist
  onChange: (part: Partial<TypedSpecialist>) => void
  errorOf: (field: string) => string | null
}

/** The fields of a specialist. `children`: the portrait, after the name. */
export function SpecialistFields({ children, ...props }: FieldsProps & { children: ReactNode }) {
  const { values, onChange, errorOf } = props
  const { t } = useI18n()
  const field = (name: 'name_ru' | 'name_en' | 'hours_ru' | 'hours_en', maxLength: number) => ({
    value: values[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: errorOf(name),
    maxLength,
  })
  return (
    <>
      <LanguagePair
        label={t('content.specialists.name')}
        ru={{ ...field('name_ru', staffLimits.specialistNameMaxChars), help: t('content.specialists.nameHelp') }}
        en={field('name_en', staffLimits.specialistNameMaxChars)}
      />
      {children}
      <WorkFields {...props} />
      <LanguagePair
        label={t('content.specialists.hours')}
        ru={{ ...field('hours_ru', staffLimits.specialistHoursMaxChars), help: t('content.specialists.hoursHelp') }}
        en={field('hours_en', staffLimits.specialistHoursMaxChars)}
      />
      <ContactFields {...props} />
    </>
  )
}

function WorkFields({ values, onChange, errorOf }: FieldsProps) {
  const { t, language } = useI18n()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <>
      <SelectField
        label={t('content.specialists.office')}
        value={values.office ?? ''}
        onChange={(value) => onChange({ office: offices.find(({ key }) => key === value)?.key ?? null })}
        options={[
          { value: '', label: t('content.specialists.anyOffice') },
          ...offices.map(({ key, city }) => ({ value: key, label: city[language] })),
        ]}
      />
      <TickGroup
        legend={t('content.specialists.pieces')}
        values={values.piece_kinds}
        onChange={(pieceKinds) => onChange({ piece_kinds: pieceKinds })}
        options={kinds.map((value) => ({ value, label: t(`home.kinds.${value}`) }))}
        error={errorOf('piece_kinds')}
      />
      <TickGroup
        legend={t('content.specialists.languages')}
        values={values.languages}
        onChange={(languages) => onChange({ languages })}
        options={spokenLanguages.map((value) => ({ value, label: names.of(value) ?? value }))}
        error={errorOf('languages')}
      />
    </>
  )
}

function ContactFields({ values, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n()
  const { data: colleagues } = useQuery(colleaguesQuery)
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={t('content.specialists.telegram')}
          help={t('content.specialists.telegramHelp')}
          value={values.telegram}
          onChange={(telegram) => onChange({ telegram })}
          autoComplete="off"
          error={errorOf('telegram')}
        />
        <TextField
          label={t('content.specialists.whatsapp')}
          help={t('content.specialists.whatsappHelp')}
          type="tel"
          value={values.whatsapp}
          onChange={(whatsapp) => onChange({ whatsapp })}
          autoComplete="off"
          error={errorOf('whatsapp')}
        />
      </div>
      <SelectField
        label={t('content.specialists.staff')}
        help={t('content.specialists.staffHelp')}
        value={values.staff_id ?? ''}
        onChange={(id) => onChange({ staff_id: id || null })}
        options={[
          { value: '', label: t('content.specialists.noStaff') },
          ...(colleagues?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={errorOf('staff_id')}
      />
    </>
  )
}
