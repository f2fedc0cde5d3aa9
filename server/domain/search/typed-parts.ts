import { type RawBuilder, sql } from 'kysely'

const escapeSigns = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A `like` pattern for text that contains `typed`. */
export function partPattern(typed: string): string {
  return `%${escapeSigns(typed)}%`
}

/**
 * A `like` pattern for folded text (a column `search_key`, or `fold_words(…)`) that contains `typed`, in any case, accents and alphabet. A
 * subquery, so that the database folds it once, not once per row.
 */
export function foldedPattern(typed: string): RawBuilder<string> {
  return sql<string>`(select '%' || fold_words(${escapeSigns(typed)}::text) || '%')`
}

export function typedWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Joins conditions with `and`; true without any. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}
