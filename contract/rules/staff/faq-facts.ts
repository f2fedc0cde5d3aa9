/** Placeholders in FAQ answers, such as `{{reservation}}`, which are replaced by current values. */
export const faqFacts = ['reservation', 'coins', 'transferDays', 'deliveryFee', 'livePhotoHours', 'hours', 'appointmentHours'] as const

/** Returns the placeholders (`{{name}}`) in a text that are not in `faqFacts`. If braces are unmatched, the result also contains `{{`. */
export function unknownFaqFacts(text: string): string[] {
  const named = [...text.matchAll(/\{\{([^{}\n]*)\}\}/gu)].map(([, name]) => name ?? '')
  const loose = /\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}\n]*\}\}/gu, '')) ? ['{{'] : []
  return [...named.filter((name) => !faqFacts.some((known) => known === name)), ...loose]
}
