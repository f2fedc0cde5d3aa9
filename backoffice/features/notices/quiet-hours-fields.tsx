import type { NoticeSettings } from '#backoffice/client/notices.ts'
import { useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

type QuietHours = NoticeSettings['quiet_hours']
type Props = { value: QuietHours; onChange: (value: QuietHours) => void; error: string | null | undefined }

export function QuietHoursFields({ value, onChange, error }: Props) {
  const { t, language } = useI18n()
  const { offices } = useSession()
  const { timeZone } = useOfficeTimeZone()
  return (
    <div className="grid gap-4">
      <TickField
        checked={value !== null}
        onChange={(isOn) => onChange(isOn ? { from: '22:00', to: '08:00', time_zone: timeZone } : null)}
        help={t('notices.quietHelp')}
      >
        {t('notices.quietOn')}
      </TickField>
      {value && (
        <div className="grid gap-4 md:grid-cols-[140px_140px_minmax(0,1fr)]">
          <TextField label={t('notices.from')} type="time" required value={value.from} onChange={(from) => onChange({ ...value, from })} />
          <TextField
            label={t('notices.to')}
            type="time"
            required
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
            error={error ?? null}
          />
          <SelectField
            label={t('notices.office')}
            value={value.time_zone}
            onChange={(zone) => onChange({ ...value, time_zone: zone })}
            options={offices.map((office) => ({ value: office.time_zone, label: office[`name_${language}`] }))}
          />
        </div>
      )}
    </div>
  )
}
