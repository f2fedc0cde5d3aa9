export const replyFields = ['name', 'piece', 'price', 'link', 'office', 'hours', 'phone', 'number'] as const
export type ReplyField = (typeof replyFields)[number]

/** Fills in the fields of a reply template. A field that is unknown or has no value remains in the text with its braces. */
export function fillReply(template: string, values: Partial<Record<ReplyField, string | null>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const field = replyFields.find((known) => known === name)
    return (field && values[field]) || whole
  })
}

/** Whether a text still contains double braces. Such a text must not be sent to a customer. */
export const hasUnfilledFields = (text: string): boolean => /\{\{|\}\}/.test(text)

/** Returns the fields (`{{name}}`) in a reply template that are not in `replyFields`. */
export function unknownReplyFields(template: string): string[] {
  const named = [...template.matchAll(/\{\{([^{}\n]*)\}\}/g)].map(([, name = '']) => name)
  return named.filter((name) => !replyFields.some((known) => known === name))
}
