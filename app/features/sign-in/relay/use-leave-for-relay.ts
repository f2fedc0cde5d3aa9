import { createNonce } from '#app/features/sign-in/relay/relay-nonce.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Language } from '#contract/language.ts'
import { isRelayed, relayLoginUrl } from '#contract/rules/relay.ts'

export function useLeaveForRelay(origins: Record<Language, string> | null) {
  const { language } = useI18n()
  return {
    isNeeded: () => origins !== null && isRelayed(origins, location.origin),
    go: (next: string) => {
      if (origins) location.assign(relayLoginUrl(origins, { next, nonce: createNonce(), language }))
    },
  }
}
