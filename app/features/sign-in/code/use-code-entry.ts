import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { signInErrorText } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

type Options = {
  digits: number
  /** Whether every code has exactly `digits` digits. A complete code is then submitted at once, and a shorter code is rejected. */
  hasFixedLength: boolean
  send: (code: string) => Promise<void>
  errorText: (error: unknown) => string
}

/** Entry of a numeric code that is typed, pasted or autofilled. After a wrong code, another code can be typed at once. */
export function useCodeEntry({ digits, hasFixedLength, send, errorText }: Options) {
  const { t } = useI18n()
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const next = useRef<string | null>(null)

  const submit = async (given: string) => {
    if (isSending) {
      next.current = given
      return
    }
    if (!given) return setFailure(t('signIn.codeEmpty'))
    if (hasFixedLength && given.length < digits) return setFailure(t('signIn.codeShort', { digits }))
    setSending(true)
    setFailure(null)
    try {
      await send(given)
    } catch (error) {
      const entered = next.current
      next.current = null
      if (entered && entered !== given) return submit(entered)
      setFailure(errorText(error))
      input.current?.focus()
      // selects the wrong code unless the person has already begun to type another
      if (input.current?.value === given) input.current.select()
    }
    setSending(false)
  }

  return {
    code,
    isSending,
    failure,
    setFailure,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(code)
    },
    field: {
      ref: input,
      value: code,
      name: 'code',
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      'aria-invalid': failure !== null,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const typed = target.value.replace(/\D/g, '').slice(0, digits)
        setCode(typed)
        setFailure(null)
        next.current = null
        if (hasFixedLength && typed.length === digits && typed !== code) void submit(typed)
      },
    },
  } as const
}

export type CodeEntry = ReturnType<typeof useCodeEntry>

/** Returns a function that explains an error with the server's message, or with `own` if that message is not useful to the person. */
export const serverErrorText = (own: string) => (error: unknown) => signInErrorText(error, own)
