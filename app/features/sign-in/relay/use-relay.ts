import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isSignedIn, storeTokens } from '#app/client/session.ts'
import { skipSignInState } from '#app/features/sign-in/modal/sign-in-request.ts'
import { consumeNonce } from '#app/features/sign-in/relay/relay-nonce.ts'
import { storeLanguage } from '#app/i18n/store-language.ts'
import type { Language } from '#contract/language.ts'
import { defaultNext, relayNextPath } from '#contract/rules/next-path.ts'
import { parseRelayFragment } from '#contract/rules/relay.ts'

/**
 * Takes over the session that the sign-in on the shop's other site passes in the fragment. Removes the fragment from the history first
 * (SEC-B4). Requires a nonce created by this browser and never replaces a valid session (SEC-B3). Opens the profile on every failure.
 */
export function useRelay(origins: Record<Language, string> | null): void {
  const navigate = useNavigate()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const { hash, search, pathname, origin } = location
    history.replaceState(history.state, '', pathname)
    const relayed = parseRelayFragment(hash)
    const isOurs = consumeNonce(new URLSearchParams(search).get('nonce'))
    // does not open the sign-in after a failure, because the two sites could then redirect to each other forever
    if (!relayed || !isOurs) return void navigate(defaultNext, { replace: true, state: skipSignInState })
    if (!isSignedIn()) storeTokens({ access: relayed.access, refresh: relayed.refresh })
    const next = relayNextPath(relayed.next, origin)
    if (!isEnglishSite(origins, origin)) return void navigate(next, { replace: true })
    storeLanguage('en')
    if (document.documentElement.lang === 'en') return void navigate(next, { replace: true })
    location.replace(next)
  }, [navigate, origins])
}

function isEnglishSite(origins: Record<Language, string> | null, here: string): boolean {
  return origins !== null && here === origins.en
}
