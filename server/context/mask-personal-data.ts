const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Masks email addresses, phone numbers and tokens; names of people are not recognized. Cuts the text to `max` characters first, because
 * these searches take quadratic time, and drops the word that the cut went through: half a token is no longer recognized.
 */
export function maskPersonalData(text: string, max = 200): string {
  return text.length > max ? `${mask(text.slice(0, lastGap(text, max)))}…` : mask(text)
}

/** Where the last whole word or part of a path within `max` characters ends. */
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

/** A long run of letters in both cases, or of letters and figures without a dash; not words joined by dashes or ids of rows. */
function isToken(run: string): boolean {
  if (uuid.test(run)) return false
  const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run)
  return isMixed || (/\d/.test(run) && /[a-z]/i.test(run) && run.split(/[-_]/).some((part) => part.length >= 12))
}
