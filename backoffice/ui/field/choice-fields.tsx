import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { box, boxHeight, describedBy, edge, FieldFrame, type FrameProps, splitFrame } from '#backoffice/ui/field/field-frame.tsx'

export type Option = { value: string; label: string }
type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'className'> & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
}

export function SelectField({ options, ...props }: FrameProps & SelectProps) {
  const id = useId()
  const { frame, input } = splitFrame(props)
  return (
    <FieldFrame id={id} {...frame}>
      <div className="relative">
        <select
          id={id}
          {...describedBy(id, frame)}
          {...input}
          onChange={(event) => input.onChange(event.target.value)}
          className={`appearance-none text-ellipsis ${box} ${boxHeight} ${edge(frame.error)} pr-8 max-md:pr-9`}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={16} className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-stone" />
      </div>
    </FieldFrame>
  )
}

type TickProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  help?: string
  error?: string | null
  disabled?: boolean
  name?: string
}

export function TickField({ checked, onChange, children, help, error, ...input }: TickProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5 finger:min-h-11 finger:items-center">
      <Tick id={id} checked={checked} onChange={onChange} {...describedBy(id, { help, error })} {...input} />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="text-14 max-md:text-15">
          {children}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-12 text-stone">
            {help}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="text-12 text-oxblood">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

type BareTickProps = Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'className' | 'type'> & {
  checked: boolean | 'some'
  onChange: (checked: boolean) => void
}

/** A checkbox without a label. Name it with a `label` element or `aria-label`. */
export function Tick({ checked, onChange, ...input }: BareTickProps) {
  return (
    <span className="relative inline-flex size-[18px] shrink-0 finger:size-6">
      <input
        type="checkbox"
        checked={checked === true}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'some'
        }}
        onChange={(event) => onChange(event.target.checked)}
        className={`peer size-full appearance-none rounded-2 border transition-colors checked:border-ink checked:bg-ink disabled:cursor-not-allowed aria-invalid:border-oxblood disabled:border-hairline disabled:bg-ivory checked:disabled:border-edge checked:disabled:bg-edge ${checked === 'some' ? 'border-ink bg-ink' : 'border-edge bg-raised'}`}
        {...input}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className={`pointer-events-none absolute inset-0 size-full fill-none stroke-paper stroke-2 ${checked ? '' : 'opacity-0'}`}
      >
        <path d={checked === 'some' ? 'M5 10h10' : 'm5 10.500 3.500 3.500L15 6.500'} />
      </svg>
    </span>
  )
}

type SwitchProps = { label: string; value: string; onChange: (value: string) => void; options: readonly Option[]; name?: string }

export function SegmentField({ label, value, onChange, options, name }: SwitchProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 text-stone">{label}</legend>
      <div className="inline-flex max-w-full overflow-x-auto rounded-2 border border-edge/70 bg-raised p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-7 cursor-pointer items-center rounded-2 px-3 text-13 whitespace-nowrap text-stone has-checked:bg-ivory has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brass finger:h-11 max-md:text-15"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
