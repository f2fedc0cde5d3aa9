type Props = { label: string; value: string; onChange: (day: string) => void }

/** A day of the calendar in a bar of filters, its label before it. */
export function DayInput({ label, value, onChange }: Props) {
  return (
    <label className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-2 border border-hairline bg-raised px-2.5 text-13 text-stone max-md:h-11 max-md:text-15">
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="bg-transparent text-ink max-md:h-full max-md:text-17"
      />
    </label>
  )
}
