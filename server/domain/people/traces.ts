/** Records of one person or several, by their ids. */
export type Records = { ids: number[]; threads: number[]; orders: string[]; buybacks: number[] }

/** Everything by which somebody could be found again, and the records that are theirs alone. */
export type Traces = Records & {
  accounts: string[]
  phones: string[]
  emails: string[]
  /** Chats of Telegram. */
  telegrams: string[]
  /** Full names: one word alone could be anybody's. */
  names: string[]
  /** The full names that nobody else in the shop has: others count only beside a contact, or in records of the person. */
  ownNames: string[]
  /** Holds for the person. */
  holds: string[]
  /** What they bought, hold, left here or sold the shop, and the promo codes that they used. */
  pieces: number[]
  promos: number[]
  photoTokens: string[]
  /** Records of people who share a phone, an email or a chat with the person. */
  others: Records
}
