import { type Carrier, carrierOf } from '#contract/rules/carriers.ts'

/** What a person has filled in for a step. */
export type StepAsked = {
  carrier: Carrier | ''
  trackingNumber: string
  insured: string | null
  isIdentitySeen: boolean
  reason: string
  isEmailSent: boolean
  /** The written text of the email; null while it is the shop's own. */
  emailText: string | null
}

export const emptyAsked: StepAsked = {
  carrier: '',
  trackingNumber: '',
  insured: null,
  isIdentitySeen: false,
  reason: '',
  isEmailSent: true,
  emailText: null,
}

/** The same as the API takes it; `ownText` is the shop's own sentence, which is not sent along. */
export function stepBody(asked: StepAsked, ownText: string | undefined) {
  const { carrier, trackingNumber, insured, isIdentitySeen, reason, isEmailSent, emailText } = asked
  const written = emailText !== null && emailText.trim() !== '' && emailText !== ownText ? emailText : null
  const hasNumber = carrier !== '' && carrierOf(carrier).hasNumber
  return {
    common: (preview = false) =>
      ({ preview, email: isEmailSent ? 'send' : 'skip', ...(written !== null && !preview ? { email_text: written } : {}) }) as const,
    parcel: {
      ...(carrier ? { carrier } : {}),
      ...(hasNumber && trackingNumber.trim() ? { tracking_number: trackingNumber } : {}),
      ...(insured ? { insured_usd: insured } : {}),
    },
    handover: { identity_seen: isIdentitySeen },
    reason: reason.trim(),
    whileDue: reason.trim() ? { reason: reason.trim() } : {},
  }
}
