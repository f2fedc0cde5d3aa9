import { type RawBuilder, sql } from 'kysely'

const escapeSigns = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Returns a `like` pattern for text that contains `typed`. */
export function partPattern(typed: string): string {
  return `%${escapeSigns(typed)}%`
}

/**
 * Returns a `like` pattern for folded text (a column `search_key`, or `fold_words(…)`) that contains `typed`, whatever the letter case,
 * accents and alphabet. The pattern is a subquery, so that the database folds `typed` only once and not for every row.
 */
export function foldedPattern(typed: string): RawBuilder<string> {
  return sql<string>`(select '%' || fold_words(${escapeSigns(typed)}::text) || '%')`
}

export function typedWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Joins conditions with `and`; `true` if there are none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}
