/** How a bulk edit combines new list entries, such as functions of a watch, with those of a piece. */
export const entryModes = ['replace', 'add', 'remove'] as const
export type EntryMode = (typeof entryModes)[number]
