import { type RawBuilder, sql } from 'kysely'

const escapeSigns = (typed: string) => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The pattern of `like` for text that has `typed` anywhere in it. */
export function partPattern(typed: string): string {
  return `%${escapeSigns(typed)}%`
}

/**
 * The pattern of `like` for folded text (a column `search_key`, or `fold_words(…)`) that has `typed` anywhere in it, whatever its case, accents
 * and alphabet. A query of its own: the database folds it once, not once for each row.
 */
export function foldedPattern(typed: string): RawBuilder<string> {
  return sql<string>`(select '%' || fold_words(${escapeSigns(typed)}::text) || '%')`
}

/** The words of a typed text. */
export function typedWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Whether all of the conditions hold; true of none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}
