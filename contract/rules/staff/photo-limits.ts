/** Limits of photographs that the server and the back office share; names end in the unit. */
export const staffPhotoLimits = {
  fileMaxBytes: 40_000_000,
  megapixelsMax: 50,
  /** Files per selection. */
  batchMax: 100,
  pieceMax: 200,
  albumMax: 20,
  altMaxChars: 300,
  /** Uploads without a piece are purged after this many days. */
  looseDays: 7,
} as const
