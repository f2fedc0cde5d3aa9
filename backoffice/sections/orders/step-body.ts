import { type Carrier, carrierOf } from '#contract/rules/carriers.ts'

export type StepAsked = {
  carrier: Carrier | ''
  trackingNumber: string
  insured: string | null
  isIdentitySeen: boolean
  reason: string
  isEmailSent: boolean
  /** The edited text of the email, or null to send the default text. */
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

/** Converts the input to the request body. Omits the email's text if it equals `ownText`, the default text. */
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
