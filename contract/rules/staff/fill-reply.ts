/** The fields that a template of a reply may name. */
export const replyFields = ['name', 'piece', 'price', 'link', 'office', 'hours', 'phone', 'number'] as const
export type ReplyField = (typeof replyFields)[number]

/** A template with what is known; an unknown or empty field stays in its braces, and the server sends no such answer. */
export function fillReply(template: string, values: Partial<Record<ReplyField, string | null>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const field = replyFields.find((known) => known === name)
    return (field && values[field]) || whole
  })
}

/** The fields of a template that the shop does not know. */
export function unknownReplyFields(template: string): string[] {
  const named = [...template.matchAll(/\{\{([^{}\n]*)\}\}/g)].map(([, name = '']) => name)
  return named.filter((name) => !replyFields.some((known) => known === name))
}
