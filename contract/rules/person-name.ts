/** Returns a person's name for papers. Leaves out a part without letters, such as a dash typed instead of a last name. */
export function personName(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .join(' ')
}
