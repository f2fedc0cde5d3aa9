/** Placeholders in FAQ answers, replaced by current values: `{{reservation}}`. */
export const faqFacts = ['reservation', 'coins', 'transferDays', 'deliveryFee', 'livePhotoHours', 'hours', 'appointmentHours'] as const

/** Returns the unknown names in double braces, and `{{` for unmatched braces. */
export function unknownFaqFacts(text: string): string[] {
  const named = [...text.matchAll(/\{\{([^{}\n]*)\}\}/gu)].map(([, name]) => name ?? '')
  const loose = /\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}\n]*\}\}/gu, '')) ? ['{{'] : []
  return [...named.filter((name) => !faqFacts.some((known) => known === name)), ...loose]
}
