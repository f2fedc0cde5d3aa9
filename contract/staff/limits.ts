/** Numbers of the back office that server and pages share; the unit is in the name. */
export const staffLimits = {
  passwordMinChars: 12,
  totpDigits: 6,
  recoveryCodes: 10,
  /** How long a factor that was given again opens what needs a step-up. */
  stepUpMinutes: 5,
  invitationHours: 72,
  resetHours: 24,
  firstOwnerHours: 24,
  lockHours: 168,
  /** How long an action can be undone. */
  undoDays: 30,
  bulkPiecesMax: 500,
  bulkOrdersMax: 100,
  photoArchivePiecesMax: 100,
  importRowsMax: 5000,
  importFileBytesMax: 10_000_000,
} as const
