/** Numbers of photographs that server and pages of the back office share; the unit is in the name. */
export const staffPhotoLimits = {
  fileMaxBytes: 40_000_000,
  megapixelsMax: 50,
  /** Files that are chosen together. */
  batchMax: 100,
  /** Photographs of one piece. */
  pieceMax: 200,
  /** Live photographs of one album. */
  albumMax: 20,
  altMaxChars: 300,
  /** Uploads that have no piece are purged after so many days. */
  looseDays: 7,
} as const
