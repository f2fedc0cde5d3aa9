/** Maximum number of distinct statements that may be prepared. Later ones are planned on each run, such as lists of many lengths. */
const namesMax = 400

const selectsStar = /(?<!\()\*/

/**
 * Returns a function that names each statement for preparing: PostgreSQL then parses and plans it once, which takes longer than running
 * most statements. A statement that selects `*` gets no name: a newer version of the shop may add a column while this one runs.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>()
  return (text) => {
    if (!names.has(text) && names.size < namesMax) names.set(text, selectsStar.test(text) ? undefined : `s${names.size}`)
    return names.get(text)
  }
}

/** SQLSTATE of a prepared statement that is no longer valid: a migration changed its result type, or it does not exist. */
export const staleStatement = /^(0A000|26000)$/
