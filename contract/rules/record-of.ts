/** Builds a record from entries. The entries must contain each key of the type. */
export function recordOf<Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Record<Key, Value> {
  return Object.fromEntries(entries) as Record<Key, Value>
}
