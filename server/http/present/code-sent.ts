import type { CodeSent, VerificationRequired } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import type { CodeSendResult } from '#server/domain/accounts/send-code.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'

const reasons = {
  call: { now: 'code-sent', before: 'code-sent-before' },
  email: { now: 'email-code-sent', before: 'email-code-sent-before' },
} as const

export function presentCodeSent({ resendAfterS, isAlreadySent }: CodeSendResult, language: Language, by: keyof typeof reasons): CodeSent {
  const reason = reasons[by][isAlreadySent ? 'before' : 'now']
  return { detail: reasonText(language, reason, { seconds: resendAfterS }), resend_after_s: resendAfterS, already_sent: isAlreadySent }
}

export function presentVerification(sent: CodeSendResult, language: Language): VerificationRequired {
  return { requires_verification: true, ...presentCodeSent(sent, language, 'call') }
}
