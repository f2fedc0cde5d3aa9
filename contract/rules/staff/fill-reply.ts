/** Fields of a reply template, such as `{{name}}`. */
export const replyFields = ['name', 'piece', 'price', 'link', 'office', 'hours', 'phone', 'number'] as const
export type ReplyField = (typeof replyFields)[number]

/** Fills in a reply template. Unknown and empty fields keep their braces. */
export function fillReply(template: string, values: Partial<Record<ReplyField, string | null>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const field = replyFields.find((known) => known === name)
    return (field && values[field]) || whole
  })
}

/** Whether a text still has a field in braces, so that it must not reach the person. */
export const hasUnfilledFields = (text: string): boolean => /\{\{|\}\}/.test(text)

/** Returns the unknown fields of a reply template. */
export function unknownReplyFields(template: string): string[] {
  const named = [...template.matchAll(/\{\{([^{}\n]*)\}\}/g)].map(([, name = '']) => name)
  return named.filter((name) => !replyFields.some((known) => known === name))
}
