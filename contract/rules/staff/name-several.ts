const namedMax = 3

/** Joins the beginning of a list of names, with the number of the others: `A, B, C + 17`. */
export function nameSeveral(names: readonly string[]): string {
  const named = names.slice(0, namedMax).join(', ')
  return names.length > namedMax ? `${named} + ${names.length - namedMax}` : named
}
