/** Returns a person's full name for documents. Omits a part without letters, such as a dash typed as the last name. */
export function personName(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .join(' ')
}
