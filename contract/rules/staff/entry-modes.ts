/** How a bulk edit combines list entries, such as a watch's functions, with those a piece already has. */
export const entryModes = ['replace', 'add', 'remove'] as const
export type EntryMode = (typeof entryModes)[number]
