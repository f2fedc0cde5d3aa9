/** How entries of a list, such as functions of a watch, meet those that a piece has already. */
export const entryModes = ['replace', 'add', 'remove'] as const
export type EntryMode = (typeof entryModes)[number]
