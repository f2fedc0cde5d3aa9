import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isSignedIn, keepTokens } from '#app/client/session.ts'
import { takeNonce } from '#app/features/sign-in/relay-nonce.ts'
import { storeLanguage } from '#app/i18n/store-language.ts'
import type { Language } from '#contract/language.ts'
import { defaultNext, relayedNext } from '#contract/rules/next-path.ts'
import { readRelayed } from '#contract/rules/relay.ts'

/**
 * Takes the session that the other site's sign-in brought (AUTH-12). The fragment leaves the history before anything else
 * happens (SEC-B4); without this browser's own mark nothing is taken, and a session that lives is never replaced (SEC-B3).
 * Whatever goes wrong leads to the profile.
 */
export function useRelay(origins: Record<Language, string> | null): void {
  const navigate = useNavigate()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const { hash, search, pathname, origin } = location
    history.replaceState(history.state, '', pathname)
    const relayed = readRelayed(hash)
    const isOurs = takeNonce(new URLSearchParams(search).get('nonce'))
    if (!relayed || !isOurs) return void navigate(defaultNext, { replace: true })
    if (!isSignedIn()) keepTokens({ access: relayed.access, refresh: relayed.refresh })
    const next = relayedNext(relayed.next, origin)
    if (!isEnglishSite(origins, origin)) return void navigate(next, { replace: true })
    storeLanguage('en')
    if (document.documentElement.lang === 'en') return void navigate(next, { replace: true })
    location.replace(next)
  }, [navigate, origins])
}

/** I18N-03. */
function isEnglishSite(origins: Record<Language, string> | null, here: string): boolean {
  return origins !== null && here === origins.en
}
