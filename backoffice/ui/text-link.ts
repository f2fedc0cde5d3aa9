const pressable = 'finger:inline-flex finger:min-h-11 finger:items-center'

/** A link within a text or a document; with a touch target of full height on touch screens. */
export const textLink = `underline underline-offset-4 hover:text-brass ${pressable}`

/** A quieter link among the facts of a record. */
export const factLink = `underline decoration-hairline underline-offset-4 hover:decoration-ink ${pressable}`
