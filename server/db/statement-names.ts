/** Maximum number of distinct prepared statements; further ones are planned on each run. */
const namesMax = 400

const selectsStar = /(?<!\()\*/

/**
 * Returns a function that names statements to be prepared. PostgreSQL parses and plans a prepared statement only once; for most statements,
 * this takes longer than running them. Returns undefined for a statement that selects `*`, because a newer version of the shop may add a
 * column meanwhile.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>()
  return (text) => {
    if (!names.has(text) && names.size < namesMax) names.set(text, selectsStar.test(text) ? undefined : `s${names.size}`)
    return names.get(text)
  }
}

/** SQLSTATE of a prepared statement that does not exist, or whose result type a migration changed. */
export const staleStatement = /^(0A000|26000)$/
