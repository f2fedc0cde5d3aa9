/** A link within a sentence, `[words](address)`: its words and its address. */
export const sentenceLink = /\[([^[\]]+)\]\(([^()\s]+)\)/g
