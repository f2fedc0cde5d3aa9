/** How a bulk edit combines the chosen list entries, such as functions of a watch, with a piece's current entries. */
export const entryModes = ['replace', 'add', 'remove'] as const
export type EntryMode = (typeof entryModes)[number]
