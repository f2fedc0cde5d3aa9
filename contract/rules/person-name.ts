/** A name as it is written on papers. A part without a letter, such as the dash of who has no last name, is left out. */
export function personName(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .join(' ')
}
