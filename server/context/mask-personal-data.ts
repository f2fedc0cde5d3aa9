const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Masks email addresses, phone numbers and tokens, but not names. Cuts the text to at most `max` characters first, because the regular
 * expressions take quadratic time. Cuts only between words, because part of a token would not be recognized as a token.
 */
export function maskPersonalData(text: string, max = 200): string {
  return text.length > max ? `${mask(text.slice(0, lastGap(text, max)))}…` : mask(text)
}

function lastGap(text: string, max: number): number {
  return Math.max(text.lastIndexOf(' ', max), text.lastIndexOf('/', max) + 1, 0)
}

function mask(text: string): string {
  return text
    .replace(/[^\s@"'<>(),;]+@[^\s@"'<>(),;]+/g, '[email]')
    .replace(/\beyJ[\w-]+\.[\w.-]+/g, '[token]')
    .replace(/[\w-]{20,}/g, (run) => (isToken(run) ? '[token]' : run))
    .replace(/(?<![\w-])\+?\d(?:[ ().-]{0,2}\d){6,}(?![\w-])/g, '[number]')
}

/**
 * Whether a long word looks like a random token. Either it has letters of both cases; or it has letters, digits, and at least 12 characters
 * in a row without a dash or underscore. A UUID is not a token.
 */
function isToken(run: string): boolean {
  if (uuid.test(run)) return false
  const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run)
  return isMixed || (/\d/.test(run) && /[a-z]/i.test(run) && run.split(/[-_]/).some((part) => part.length >= 12))
}
