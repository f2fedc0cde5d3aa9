const pressable = 'finger:inline-flex finger:min-h-11 finger:items-center'

/** A link within a sentence or a paper; as high as a finger needs where fingers point. */
export const textLink = `underline underline-offset-4 hover:text-brass ${pressable}`

/** A link among the facts of a record: quieter, since there are many. */
export const factLink = `underline decoration-hairline underline-offset-4 hover:decoration-ink ${pressable}`
