/** What stands in answers as `{{reservation}}`: the shop puts the present words in its place. */
export const faqFacts = ['reservation', 'coins', 'transferDays'] as const

/** The names in double braces that the shop knows nothing of; a brace without its pair is one too. */
export function unknownFaqFacts(text: string): string[] {
  const named = [...text.matchAll(/\{\{([^{}\n]*)\}\}/gu)].map(([, name]) => name ?? '')
  const loose = /\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}\n]*\}\}/gu, '')) ? ['{{'] : []
  return [...named.filter((name) => !faqFacts.some((known) => known === name)), ...loose]
}
