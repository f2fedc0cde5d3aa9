import { type ComponentProps, useState } from 'react'
import { Field } from '#app/ui/field.tsx'

type Texts = {
  /** Returns the formatted number, or the text unchanged. */
  read: (text: string) => string | Promise<string>
  ask: (text: string) => string | null
}
type Props = Omit<ComponentProps<typeof Field>, 'type' | 'value'> & {
  texts: Texts
  value: string
  onRead: (phone: string, typed: string) => void
}

/** A field for a phone number in any format. On blur, shows the number as it was parsed, or asks for the country code. */
export function PhoneField({ texts: { read, ask }, value, error, onRead, onBlur, help, className = '', ...props }: Props) {
  const [isLeft, setLeft] = useState(false)
  const asked = isLeft && error === undefined ? ask(value) : null
  const leave = async () => {
    const understood = await read(value)
    if (understood !== value) onRead(understood, value)
    setLeft(true)
  }
  return (
    <div className={className}>
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...props}
        {...(error === undefined ? {} : { error })}
        {...(help === undefined || asked ? {} : { help })}
        value={value}
        onFocus={() => setLeft(false)}
        onBlur={(event) => {
          onBlur?.(event)
          void leave()
        }}
      />
      <p aria-live="polite" className="mt-1.5 text-13 text-oxblood empty:hidden">
        {asked}
      </p>
    </div>
  )
}
