/** Limits of photographs, shared by the server and the back office. A name ends in the unit. */
export const staffPhotoLimits = {
  fileMaxBytes: 40_000_000,
  megapixelsMax: 50,
  /** Files per selection. */
  batchMax: 100,
  pieceMax: 200,
  albumMax: 20,
  altMaxChars: 300,
  /** Days after which an upload without a piece is deleted. */
  looseDays: 7,
} as const
