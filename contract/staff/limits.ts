/** Numbers of the back office that server and pages share; the unit is in the name. */
export const staffLimits = {
  passwordMinChars: 12,
  totpDigits: 6,
  recoveryCodes: 10,
  passkeysMax: 5,
  passkeyNameMaxChars: 60,
  /** How long a reservation may last in all, unless an owner extends it. */
  reservationMaxDays: 14,
  /** How long an action can be undone. */
  undoDays: 30,
  bulkPiecesMax: 500,
  tagMaxChars: 40,
  tagsMax: 20,
  bulkOrdersMax: 100,
  photoArchivePiecesMax: 100,
  importRowsMax: 5000,
  importFileBytesMax: 10_000_000,
  paperBytesMax: 10_000_000,
  promosMadeMax: 200,
  promoPrefixMaxChars: 12,
  promoUsesShown: 100,
  failedJobs: 100,
} as const
