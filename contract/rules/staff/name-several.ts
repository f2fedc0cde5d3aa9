const namedMax = 3

/** The first names of a list, and how many more there are: `A, B, C + 17`. */
export function nameSeveral(names: readonly string[]): string {
  const named = names.slice(0, namedMax).join(', ')
  return names.length > namedMax ? `${named} + ${names.length - namedMax}` : named
}
