import type { CodeSent, VerificationRequired } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import type { CodeOnItsWay } from '#server/domain/accounts/send-code.ts'
import { say } from '#server/http/messages/say.ts'

/** A call is on its way: what it will tell, and when another can be asked for. Never the code. */
export function presentCodeSent({ resendAfterS }: CodeOnItsWay, language: Language): CodeSent {
  return { detail: say(language, 'code-sent'), resend_after_s: resendAfterS }
}

/** The same, on a way that leads to the step where the code is given. */
export function presentVerification(sent: CodeOnItsWay, language: Language): VerificationRequired {
  return { requires_verification: true, ...presentCodeSent(sent, language) }
}
