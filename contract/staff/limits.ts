/** Limits of the back office, shared by the server and pages. A name ends in the unit. */
export const staffLimits = {
  passwordMinChars: 12,
  totpDigits: 6,
  recoveryCodes: 10,
  passkeysMax: 5,
  passkeyNameMaxChars: 60,
  /** The time before an action of the staff sends its messages, in which it can be undone without a trace. */
  undoWindowMs: 10_000,
  /** Days during which an action can be undone. */
  undoDays: 30,
  bulkPiecesMax: 500,
  sizeMaxChars: 20,
  tagMaxChars: 40,
  tagsMax: 20,
  bulkOrdersMax: 100,
  photoArchivePiecesMax: 100,
  importRowsMax: 5000,
  auditExportMax: 20_000,
  importFileBytesMax: 10_000_000,
  paperBytesMax: 10_000_000,
  promosMadeMax: 200,
  promoPrefixMaxChars: 12,
  promoUsesShown: 100,
  failedJobs: 100,
  spellingsMax: 50,
  replyFilesMax: 5,
  replyFileBytesMax: 10_000_000,
  /** Total size of the files of one reply. Mail servers accept this much. */
  replyBytesMax: 15_000_000,
  replyPiecesMax: 4,
  templateNameMaxChars: 100,
  assignmentRulesMax: 50,
  bannersMax: 30,
  bannerTitleMaxChars: 80,
  bannerButtonMaxChars: 30,
  homeRowPiecesMax: 24,
  brandTextMaxChars: 2000,
  /** Brands listed first, in the footer and on the home page. */
  firstBrandsMax: 24,
  textSentenceMaxChars: 2000,
  /** Items of a block, blocks of a part, parts of a page. */
  textItemsMax: 40,
  textBlocksMax: 40,
  textPartsMax: 40,
  /** Size of the text of a page in both languages. */
  textBytesMax: 90_000,
} as const
