import { type ComponentProps, useRef, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Texts = {
  suggest: (text: string, isComplete: boolean) => { value: string; label: string } | null
  explain: (error: string, text: string) => string
}
type Props = Omit<ComponentProps<typeof Field>, 'type' | 'ref'> & { texts: Texts }

/** An email field that suggests corrections. Pressing a suggestion fills it in. */
export function EmailField({ texts: { suggest, explain }, className = '', error, onInput, onBlur, ...props }: Props) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: '', isComplete: false })
  const suggested = suggest(typed.text, typed.isComplete)
  const adopt = () => {
    const input = inputRef.current
    if (!input || !suggested) return
    // uses the prototype's setter, because React overrides `value` on the element and would miss the change
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, suggested.value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return (
    <div className={className}>
      <Field
        ref={inputRef}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...props}
        {...(error === undefined ? {} : { error: explain(error, String(props.value ?? typed.text)) })}
        onInput={(event) => {
          setTyped({ text: event.currentTarget.value, isComplete: false })
          onInput?.(event)
        }}
        onBlur={(event) => {
          setTyped({ text: event.currentTarget.value, isComplete: true })
          onBlur?.(event)
        }}
      />
      <div aria-live="polite">
        {suggested && (
          <button type="button" onClick={adopt} className={`min-h-11 text-left text-13 break-words text-ink ${textLink}`}>
            {suggested.label}
          </button>
        )}
      </div>
    </div>
  )
}
