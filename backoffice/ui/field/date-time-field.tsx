import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { FrameProps } from '#backoffice/ui/field/field-frame.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { fromZonedText, toZonedText } from '#backoffice/ui/field/zoned-time.ts'

type Props = FrameProps & { value: string | null; onChange: (iso: string | null) => void; timeZone: string; zoneName: string; min?: string }

/** A date and time in `timeZone`. By default, the help text names the time zone (`zoneName`). The value is an ISO timestamp. */
export function DateTimeField({ value, onChange, timeZone, zoneName, min, ...frame }: Props) {
  const { t } = useI18n()
  return (
    <TextField
      {...frame}
      type="datetime-local"
      value={value ? toZonedText(value, timeZone) : ''}
      min={min ? toZonedText(min, timeZone) : undefined}
      onChange={(text) => onChange(text ? fromZonedText(text, timeZone) : null)}
      help={frame.help ?? t('form.timeZone', { zone: zoneName })}
    />
  )
}
