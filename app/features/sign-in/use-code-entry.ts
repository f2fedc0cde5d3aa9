import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { failureText } from '#app/features/sign-in/failure-text.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

type Options = {
  digits: number
  /** A code of full length submits itself (AUTH-05). */
  submitsItself: boolean
  send: (code: string) => Promise<void>
  /** What a refused code is told with. */
  wrong: (error: unknown) => string
}

/** A code that is typed, pasted, or filled in by the phone: figures only. After a wrong one the next can be typed at once. */
export function useCodeEntry({ digits, submitsItself, send, wrong }: Options) {
  const { t } = useI18n()
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const submit = async (given: string) => {
    if (isSending) return
    if (!given) return setFailure(t('signIn.codeEmpty'))
    setSending(true)
    setFailure(null)
    try {
      await send(given)
    } catch (error) {
      setFailure(wrong(error))
      input.current?.focus()
      input.current?.select()
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
        if (submitsItself && typed.length === digits && typed !== code) void submit(typed)
      },
    },
  } as const
}

export type CodeEntry = ReturnType<typeof useCodeEntry>

/** For codes whose refusal the server tells best. */
export const serverSays = (own: string) => (error: unknown) => failureText(error, own)
