export type Records = { ids: number[]; threads: number[]; orders: string[]; buybacks: number[] }

/** All data by which a person could be identified, and the ids of records that belong only to that person. */
export type Traces = Records & {
  accounts: string[]
  phones: string[]
  emails: string[]
  telegrams: string[]
  /** Full names only: a single word would match other people. */
  names: string[]
  /**
   * Full names that nobody else in the shop has. All other names identify a person only next to a contact, or in the person's own records.
   */
  ownNames: string[]
  /**
   * Full names from orders, accounts and consignments, and names that the staff wrote into a customer card. Other names come only from
   * forms that visitors filled in.
   */
  knownNames: string[]
  holds: string[]
  /** Pieces that the person ordered, put on hold, consigned or sold to the shop. */
  pieces: number[]
  promos: number[]
  photoTokens: string[]
  /** Records of people who share a phone, an email or a chat with the person. */
  others: Records
}
