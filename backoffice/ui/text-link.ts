const pressable = 'finger:inline-flex finger:min-h-11 finger:items-center'

export const textLink = `underline underline-offset-4 hover:text-brass ${pressable}`

export const factLink = `underline decoration-hairline underline-offset-4 hover:decoration-ink ${pressable}`
