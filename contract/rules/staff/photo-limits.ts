/** Limits of photographs, shared by the server and the back office. A name without a unit stands for a number of photographs. */
export const staffPhotoLimits = {
  fileMaxBytes: 40_000_000,
  megapixelsMax: 50,
  /** The maximum number of files per selection. */
  batchMax: 100,
  pieceMax: 200,
  albumMax: 20,
  altMaxChars: 300,
  /** The number of days after which an upload that belongs to no piece is deleted. */
  looseDays: 7,
} as const
