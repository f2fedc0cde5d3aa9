import type { CodeSent, VerificationRequired } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import type { CodeSendResult } from '#server/domain/accounts/send-code.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'

const reasons = {
  call: { now: 'code-sent', before: 'code-sent-before' },
  email: { now: 'email-code-sent', before: 'email-code-sent-before' },
} as const

/** Presents a code that is on its way: how it comes, and when another can be requested. Never the code. */
export function presentCodeSent({ resendAfterS, isAlreadySent }: CodeSendResult, language: Language, by: keyof typeof reasons): CodeSent {
  const reason = reasons[by][isAlreadySent ? 'before' : 'now']
  return { detail: reasonText(language, reason, { seconds: resendAfterS }), resend_after_s: resendAfterS, already_sent: isAlreadySent }
}

/** The same, for a way that leads to the step with the code of a call. */
export function presentVerification(sent: CodeSendResult, language: Language): VerificationRequired {
  return { requires_verification: true, ...presentCodeSent(sent, language, 'call') }
}
