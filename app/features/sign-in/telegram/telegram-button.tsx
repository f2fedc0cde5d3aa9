import Send from 'lucide-react/icons/send'
import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { signInByTelegram } from '#app/client/sign-in.ts'
import { signInErrorText } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { Failure } from '#app/features/sign-in/form/step-form.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { requestTelegramProof, loadTelegram } from '#app/features/sign-in/telegram/telegram-login.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SignInOptions } from '#contract/auth.ts'

type Bot = NonNullable<SignInOptions['telegram']>

/** Signs in with Telegram. The server verifies Telegram's signature. A person without an account continues to the registration. */
export function TelegramButton({ panel, bot }: { panel: SignInPanel; bot: Bot }) {
  const { language, t } = useI18n()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => void loadTelegram().catch(() => undefined), [])
  const signIn = async () => {
    setFailure(null)
    try {
      const proof = await requestTelegramProof(bot.bot_id, language)
      if (!proof) return
      const session = await signInByTelegram(proof).catch((error: unknown) => {
        if (!isUnknown(error)) throw error
        panel.dispatch({ type: 'telegram-unknown', telegram: proof })
      })
      if (session) await panel.finish(session, t('signIn.signedIn'))
    } catch (error) {
      setFailure(signInErrorText(error, t('signIn.telegramFailed')))
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void signIn()}>
        <Send aria-hidden="true" size={18} />
        {t('signIn.byTelegram')}
      </Button>
      <Failure text={failure} />
    </>
  )
}

/** Whether Telegram's data are valid but no account belongs to them. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.detail.includes('User not found'))
}
