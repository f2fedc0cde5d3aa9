import { useReducer } from 'react'
import { storeTokens } from '#app/client/session.ts'
import type { SignedIn, SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { firstState, nextState } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { SignInOptions } from '#contract/auth.ts'

export type OnSignedIn = (session: { requiresPhone: boolean }) => void | Promise<void>

export function useSignInPanel(options: SignInOptions, onSignedIn: OnSignedIn): SignInPanel {
  const { t } = useI18n()
  const [state, dispatch] = useReducer(nextState, firstState)
  const finish = async ({ access, refresh, requires_phone: requiresPhone = false }: SignedIn, message: string) => {
    storeTokens({ access, refresh })
    if (requiresPhone) toast.info(t('signIn.needsPhone'))
    else toast.success(message)
    await onSignedIn({ requiresPhone })
  }
  const prove = ({ access, refresh }: SignedIn) => {
    storeTokens({ access, refresh })
    dispatch({ type: 'proved' })
  }
  const leave = async () => onSignedIn({ requiresPhone: false })
  return { options, state, dispatch, finish, prove, leave }
}
