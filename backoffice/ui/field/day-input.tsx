import { useId } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { spellDayShort } from '#backoffice/ui/field/spell-day.ts'

type Props = { label: string; value: string; onChange: (day: string) => void }

export function DayInput({ label, value, onChange }: Props) {
  const { language } = useI18n()
  const id = useId()
  const day = spellDayShort(language, value)
  return (
    <div className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-2 border border-hairline bg-raised px-2.5 text-13 whitespace-nowrap text-stone finger:h-11 max-md:text-15">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        aria-describedby={day ? `${id}-day` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="bg-transparent text-ink finger:-my-px finger:h-11 max-md:text-17"
      />
      {day && <span id={`${id}-day`}>{day}</span>}
    </div>
  )
}
