import { TickField } from '#backoffice/ui/field/choice-fields.tsx'

type Props<Value extends string> = {
  legend: string
  values: readonly Value[]
  onChange: (values: Value[]) => void
  options: readonly { value: Value; label: string }[]
  error?: string | null
}

/** Checkboxes of which any number can be ticked. The values keep the order of the options. */
export function TickGroup<Value extends string>({ legend, values, onChange, options, error }: Props<Value>) {
  return (
    <fieldset className="grid min-w-0 gap-1 md:grid-cols-2">
      <legend className="mb-1 text-13 text-stone">{legend}</legend>
      {options.map(({ value: own, label }) => (
        <TickField
          key={own}
          checked={values.includes(own)}
          onChange={(isOn) =>
            onChange(options.map(({ value }) => value).filter((value) => (value === own ? isOn : values.includes(value))))
          }
        >
          {label}
        </TickField>
      ))}
      {error && <p className="text-12 text-oxblood md:col-span-2">{error}</p>}
    </fieldset>
  )
}
