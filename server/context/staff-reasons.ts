/** Why a person of the staff may not sign in, or a change of one is refused. */
const staffReasons = [
  'views-too-many',
  'staff-sign-in-failed',
  'staff-tries-too-many',
  'staff-factor',
  'staff-factor-setup',
  'staff-code-wrong',
  'staff-attempt-ended',
  'staff-factor-locked',
  'staff-step-up',
  'staff-origin',
  'staff-link-gone',
  'staff-email-taken',
  'staff-password-short',
  'staff-password-common',
  'staff-password-personal',
  'staff-field-needed',
  'staff-unknown',
  'staff-own-account',
  'staff-last-owner',
  'staff-edited-meanwhile',
  'staff-password-wrong',
] as const

export type StaffReason = (typeof staffReasons)[number]
