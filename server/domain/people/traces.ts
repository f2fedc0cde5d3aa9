/** Ids of the records of one or several people. */
export type Records = { ids: number[]; threads: number[]; orders: string[]; buybacks: number[] }

/** All data by which a person could be identified, and the ids of records that belong only to that person. */
export type Traces = Records & {
  accounts: string[]
  phones: string[]
  emails: string[]
  telegrams: string[]
  /** Full names only: a single word would match other people. */
  names: string[]
  /** Full names that nobody else in the shop has. Other names identify a person only beside a contact, or in the person's own records. */
  ownNames: string[]
  /** Names from orders, accounts, consignments and the staff. Other names are only what somebody typed into a form. */
  knownNames: string[]
  holds: string[]
  /** Pieces that the person bought, holds, consigned or sold to the shop. */
  pieces: number[]
  promos: number[]
  photoTokens: string[]
  /** Records of people who share a phone, an email or a chat with the person. */
  others: Records
}
