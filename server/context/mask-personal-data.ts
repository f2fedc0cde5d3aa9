const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A text with e-mail addresses, phone numbers and tokens masked. It cannot recognize names of people. */
export function maskPersonalData(text: string): string {
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
