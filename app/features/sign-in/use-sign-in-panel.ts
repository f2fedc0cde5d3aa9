import { useReducer } from 'react'
import { keepTokens } from '#app/client/session.ts'
import type { SignedIn, SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import { firstState, nextState } from '#app/features/sign-in/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { SignInOptions } from '#contract/auth.ts'

export type OnSignedIn = (session: { requiresPhone: boolean }) => void

/** A sign-in from its first panel on; `onSignedIn` is called once the session is kept. */
export function useSignInPanel(options: SignInOptions, onSignedIn: OnSignedIn): SignInPanel {
  const { t } = useI18n()
  const [state, dispatch] = useReducer(nextState, firstState)
  const finish = ({ access, refresh, requires_phone: requiresPhone = false }: SignedIn, said: string) => {
    keepTokens({ access, refresh })
    if (requiresPhone) toast.info(t('signIn.needsPhone'))
    else toast.success(said)
    onSignedIn({ requiresPhone })
  }
  return { options, state, dispatch, finish }
}
