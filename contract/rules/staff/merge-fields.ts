export type Fields = Record<string, unknown>

/** A field that two people changed to different values. `theirs` is the stored value. */
type FieldConflict<Field extends string = string> = { field: Field; base: unknown; mine: unknown; theirs: unknown }

export type Merge<T extends Fields> = {
  /** Fields to save. A field in conflict keeps the stored value. */
  merged: T
  /** Fields that only the other person changed. */
  taken: (keyof T & string)[]
  conflicts: FieldConflict<keyof T & string>[]
}

/**
 * Three-way merge of a record. A field that only one person changed takes that person's value. The same change by both people is accepted.
 * Different changes are a conflict.
 */
export function mergeFields<T extends Fields>(base: T, mine: T, theirs: T): Merge<T> {
  const merge: Merge<T> = { merged: { ...theirs }, taken: [], conflicts: [] }
  const fields = new Set<keyof T & string>([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])
  for (const field of fields) {
    const [was, wanted, stored] = [base[field], mine[field], theirs[field]]
    if (isSameValue(wanted, stored)) continue
    if (isSameValue(wanted, was)) merge.taken.push(field)
    else if (isSameValue(stored, was)) merge.merged[field] = mine[field]
    else merge.conflicts.push({ field, base: was, mine: wanted, theirs: stored })
  }
  return merge
}

/**
 * Returns a base with which the next merge has no conflicts. Fields that the person changed then overwrite the stored values. All other
 * fields keep the stored values.
 */
export function baseAfterConflict<T extends Fields>(base: T, mine: T, theirs: T): T {
  const changed = Object.keys(findChangedFields(base, mine))
  return { ...base, ...Object.fromEntries(Object.entries(theirs).filter(([name]) => changed.includes(name))) }
}

export function findChangedFields<T extends Fields>(base: T, next: T): Partial<T> {
  const names = Object.keys(next) as (keyof T & string)[]
  return Object.fromEntries(names.filter((name) => !isSameValue(base[name], next[name])).map((name) => [name, next[name]])) as Partial<T>
}

/** Whether two JSON values are equal, ignoring the order of keys. A key with the value undefined counts as missing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => isSameValue(item, b[at]))
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameValue(a[key], b[key]))
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
