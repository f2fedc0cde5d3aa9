/** Reasons to refuse a sign-in, a code or a change of the account, and the confirmations of sent codes and of signing out. */
const accountReasons = [
  'session-ended',
  'code-sent',
  'code-sent-before',
  'email-code-sent',
  'email-code-sent-before',
  'logged-out',
  'phone-country',
  'code-too-soon',
  'calls-too-many',
  'tries-too-many',
  'emails-too-many',
  'call-failed',
  'email-failed',
  'code-short',
  'code-wrong',
  'code-expired',
  'sign-in-failed',
  'password-common',
  'telegram-taken',
  'telegram-failed',
  'telegram-old',
  'telegram-unknown',
  'firebase-failed',
] as const

export type AccountReason = (typeof accountReasons)[number]
