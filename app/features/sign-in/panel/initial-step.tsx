import { GoogleButton } from '#app/features/sign-in/firebase/google-button.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import type { ChoosableStep } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { TelegramButton } from '#app/features/sign-in/telegram/telegram-button.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { textLink } from '#app/ui/text-link.ts'

export function InitialStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const { options, dispatch } = panel
  const choose = (step: ChoosableStep) => () => dispatch({ type: 'chosen', step })
  return (
    <div className="grid gap-3">
      <p className="mb-3 text-stone">{t('signIn.lead.initial')}</p>
      {options.telegram && <TelegramButton panel={panel} bot={options.telegram} />}
      {options.firebase && <GoogleButton panel={panel} settings={options.firebase} />}
      {(options.telegram || options.firebase) && <Or />}
      <Button onClick={choose(options.firebase ? 'firebase-phone' : 'phone')}>{t('signIn.byPhone')}</Button>
      <Button variant="secondary" onClick={choose('password')}>
        {t('signIn.byPassword')}
      </Button>
      <Button variant="secondary" onClick={choose('email')}>
        {t('signIn.byEmail')}
      </Button>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-stone">
        {t('signIn.noAccount')}
        <button type="button" onClick={choose('register')} className={`inline-flex min-h-11 items-center text-ink ${textLink}`}>
          {t('signIn.toRegister')}
        </button>
      </p>
    </div>
  )
}

function Or() {
  const { t } = useI18n()
  return (
    <p className="my-1 flex items-center gap-4 text-13 text-stone before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
      {t('signIn.or')}
    </p>
  )
}
