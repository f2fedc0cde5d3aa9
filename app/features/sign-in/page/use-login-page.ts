import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { isSignedIn } from '#app/client/session.ts'
import { relayPair } from '#app/client/sign-in.ts'
import { useLeaveForRelay } from '#app/features/sign-in/relay/use-leave-for-relay.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Language } from '#contract/language.ts'
import { nextPath } from '#contract/rules/next-path.ts'
import { relayTarget, returnParam, formatRelayUrl } from '#contract/rules/relay.ts'

/**
 * Handles the parameters of the sign-in page: `next` is the page to open after the sign-in; `return_to` is a URL of the shop's other site,
 * which gets a session of its own. A customer who is already signed in continues at once. Reads the parameters only in the browser, because
 * the server sends the same page to everyone.
 */
export function useLoginPage(origins: Record<Language, string> | null): (session: { requiresPhone: boolean }) => void {
  const navigate = useNavigate()
  const leave = useLeaveForRelay(origins)
  const { t } = useI18n()

  const proceed = async ({ requiresPhone }: { requiresPhone: boolean }) => {
    const params = new URLSearchParams(location.search)
    const next = nextPath(params.get('next'))
    const target = origins && relayTarget(params.get(returnParam), location.origin, origins)
    const then = requiresPhone ? paths.phoneSetup(next) : next
    if (target) return relaySession(target, then)
    await navigate(then, { replace: true })
  }

  /** Creates a separate session for the other site. If two sites shared one session, renewing its token twice would end it (SEC-A4). */
  const relaySession = async (target: string, next: string) => {
    try {
      const { access, refresh } = await relayPair()
      location.replace(formatRelayUrl(target, { access, refresh, next }))
    } catch {
      // if the session has expired, the customer can sign in again in the panel
      if (isSignedIn()) toast.error(t('signIn.passwordFailed'))
    }
  }

  useEffect(() => {
    const next = nextPath(new URLSearchParams(location.search).get('next'))
    if (isSignedIn()) void proceed({ requiresPhone: false })
    else if (leave.isNeeded()) leave.go(next)
    // runs once, after hydration
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (session) => void proceed(session)
}
