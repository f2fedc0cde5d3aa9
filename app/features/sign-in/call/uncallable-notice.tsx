import type { SubmitEvent } from 'react'
import { isCallable } from '#app/features/sign-in/form/step-rules.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

export function UncallableNotice({ isShown }: { isShown: boolean }) {
  const { t } = useI18n()
  return <div aria-live="polite">{isShown && <p className="border-l-2 border-brass pl-4">{t('signIn.notCalled')}</p>}</div>
}

/** Returns the form's action for a number that the shop cannot call: switch to a code by email. Null for any other number. */
export function useEmailFallback({ options, dispatch }: SignInPanel, phone: string) {
  const { t } = useI18n()
  if (isCallable(phone, options.calling_codes)) return null
  return {
    submitLabel: t('signIn.byEmail'),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      dispatch({ type: 'chosen', step: 'email' })
    },
  }
}
