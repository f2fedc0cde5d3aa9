/** Matches a link in a sentence: `[words](address)`. */
export const sentenceLink = /\[([^[\]]+)\]\(([^()\s]+)\)/g
