import { useState } from 'react'
import { formatCountdown, useCountdown } from '#app/features/sign-in/code/use-countdown.ts'
import { signInErrorText } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Props = {
  by: 'call' | 'message'
  afterS: number
  /** Requests another code. Resolves to the seconds until the next request is allowed. */
  send: () => Promise<number>
  onFailure: (text: string | null) => void
}

export function ResendCode({ by, afterS, send, onFailure }: Props) {
  const { t } = useI18n()
  const [waits, setWaits] = useState({ s: afterS })
  const [isAgain, setAgain] = useState(false)
  const [isSending, setSending] = useState(false)
  const leftS = useCountdown(waits)
  const resend = async () => {
    if (isSending || leftS > 0) return
    setSending(true)
    onFailure(null)
    try {
      setWaits({ s: await send() })
      setAgain(true)
    } catch (error) {
      onFailure(signInErrorText(error, t('signIn.resendFailed')))
    }
    setSending(false)
  }
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-disabled={leftS > 0 || isSending}
        onClick={() => void resend()}
        className={`figures inline-flex min-h-11 items-center text-left ${leftS > 0 || isSending ? 'cursor-default text-stone' : `text-ink ${textLink}`}`}
      >
        {leftS > 0 ? t(`signIn.resend.${by}In`, { time: formatCountdown(leftS) }) : t(`signIn.resend.${by}`)}
      </button>
      <output className="block text-13 text-moss">{isAgain && leftS > 0 && t(`signIn.resend.${by}Sent`)}</output>
    </div>
  )
}
