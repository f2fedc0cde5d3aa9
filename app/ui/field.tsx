import { type ComponentProps, type ReactNode, useId } from 'react'

type Frame = {
  label: string
  error?: string
  help?: string
  optional?: string
}

const box =
  'w-full rounded-2 border bg-transparent px-4 text-17 transition-colors placeholder:text-stone/70 md:text-15 focus-visible:outline-offset-0'
const edge = (error?: string) => (error ? 'border-oxblood' : 'border-ink/30 hover:border-ink focus:border-brass')

/** A text field with its label above, help and error below. `end` is a 44 px button at the end of the field. */
export function Field({
  label,
  error,
  help,
  optional,
  className = '',
  end,
  ...input
}: Frame & ComponentProps<'input'> & { end?: ReactNode }) {
  const id = useId()
  const room = end ? 'pr-13' : ''
  const still = 'read-only:border-hairline read-only:bg-linen'
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} className={className}>
      <div className="relative">
        <input
          id={id}
          {...describedBy(id, error, help)}
          aria-required={!optional && !input.readOnly}
          className={`h-12 ${box} ${edge(error)} ${still} ${room}`}
          {...input}
        />
        {end && <div className="absolute top-0.5 right-0.5">{end}</div>}
      </div>
    </FieldFrame>
  )
}

export function TextArea({ label, error, help, optional, className = '', ...input }: Frame & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} className={className}>
      <textarea
        id={id}
        rows={3}
        {...describedBy(id, error, help)}
        aria-required={!optional}
        className={`block field-sizing-content max-h-60 min-h-24 py-3 ${box} ${edge(error)}`}
        {...input}
      />
    </FieldFrame>
  )
}

/** A native select. An empty `value` means that nothing is chosen. */
export function Select({
  label,
  error,
  help,
  optional,
  className = '',
  options,
  ...select
}: Frame & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} className={className}>
      <select
        id={id}
        {...describedBy(id, error, help)}
        aria-required={!optional}
        className={`choice h-12 ${box} ${edge(error)}`}
        {...select}
      >
        {options.map(({ value, label: optionLabel }) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function Checkbox({ error, children, ...input }: { error?: string; children: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div>
      <div className="relative flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          {...describedBy(id, error)}
          className={`peer size-6 shrink-0 appearance-none rounded-2 border bg-transparent transition-colors checked:border-ink checked:bg-ink ${edge(error)}`}
          {...input}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute top-0 left-0 size-6 p-0.5 fill-none stroke-paper stroke-2 opacity-0 peer-checked:opacity-100"
        >
          <path d="m5 10.500 3.500 3.500L15 6.500" />
        </svg>
        <label htmlFor={id} className="pt-0.5 text-13 text-stone">
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** A field that people can neither see nor reach, so only bots fill it in. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  )
}

function FieldFrame({
  id,
  label,
  error,
  help,
  optional,
  className,
  children,
}: Frame & { id: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-13 text-stone">
        {label}
        {optional && <span className="text-stone"> ({optional})</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-13 text-stone">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1.5 text-13 text-oxblood">
      {error}
    </p>
  )
}

function describedBy(id: string, error?: string, help?: string) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
