const namedMax = 3

/** Joins the first names of a list and adds the number of remaining names: `A, B, C + 17`. */
export function nameSeveral(names: readonly string[]): string {
  const named = names.slice(0, namedMax).join(', ')
  return names.length > namedMax ? `${named} + ${names.length - namedMax}` : named
}
