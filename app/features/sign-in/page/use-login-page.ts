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
 * Handles the parameters of the sign-in page: `next` is the page to open afterwards; `return_to` is the other site,
 * which gets a session. A signed-in customer continues at once. The parameters are read in the browser only, so that
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

  /** Creates a separate session for the other site: if two sites renewed one session, it would end (SEC-A4). */
  const relaySession = async (target: string, next: string) => {
    try {
      const { access, refresh } = await relayPair()
      location.replace(formatRelayUrl(target, { access, refresh, next }))
    } catch {
      // if the session has expired, the panel stays for another sign-in
      if (isSignedIn()) toast.error(t('signIn.passwordFailed'))
    }
  }

  useEffect(() => {
    const next = nextPath(new URLSearchParams(location.search).get('next'))
    if (isSignedIn()) void proceed({ requiresPhone: false })
    else if (leave.isNeeded()) leave.go(next)
    // once, after hydration
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (session) => void proceed(session)
}
