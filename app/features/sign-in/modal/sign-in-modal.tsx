import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { paths } from '#app/client/paths.ts'
import { closeSignIn, useSignInRequest } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useLeaveForRelay } from '#app/features/sign-in/relay/use-leave-for-relay.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import type { Language } from '#contract/language.ts'
import { nextPath } from '#contract/rules/next-path.ts'

/** Loads the drawer, its messages and the sign-in options together, so that the drawer opens complete. */
async function loadDrawer(translator: Translator) {
  const [{ SignInDrawer }, options] = await Promise.all([
    import('#app/features/sign-in/panel/sign-in-drawer.tsx'),
    import('#app/client/sign-in.ts').then(({ signInOptions }) => signInOptions(callApi)),
    loadMessages(translator, 'account'),
  ])
  return { SignInDrawer, options }
}

export function SignInModal({ origins }: { origins: Record<Language, string> | null }) {
  const translator = useI18n()
  const { t } = translator
  const navigate = useNavigate()
  const leave = useLeaveForRelay(origins)
  const shown = useSignInRequest()
  const [drawer, setDrawer] = useState<Awaited<ReturnType<typeof loadDrawer>> | null>(null)
  const opening = shown?.isOpen ? shown : null
  useEffect(() => {
    if (!opening) return
    if (leave.isNeeded()) return leave.go(nextPath(opening.request.next))
    if (drawer) return
    void loadDrawer(translator).then(setDrawer, () => {
      closeSignIn()
      toast.error(t('common.signInOpenFailed'))
    })
    // runs once per opening
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opening])
  if (!drawer || !shown) return null
  const onSignedIn = async ({ requiresPhone }: { requiresPhone: boolean }, navigation: { replace: boolean }) => {
    const { next } = shown.request
    const staysHere = shown.request.staysHere && !requiresPhone
    // Navigates before closing the drawer: closing goes back in the history unless the navigation has replaced the drawer's history entry.
    if (!staysHere) await navigate(requiresPhone ? paths.phoneSetup(nextPath(next)) : nextPath(next), navigation)
    closeSignIn()
  }
  const { SignInDrawer, options } = drawer
  return <SignInDrawer key={shown.count} options={options} isOpen={shown.isOpen} onClose={closeSignIn} onSignedIn={onSignedIn} />
}
