/** Maximum number of prepared statements. Statements beyond this number are not prepared, so PostgreSQL plans them on each execution. */
const namesMax = 400

const selectsStar = /(?<!\()\*/

/**
 * Returns a function that names prepared statements. PostgreSQL parses and plans a prepared statement only once; both take longer than most
 * executions. The function returns undefined for `select *`, because a newer version of the shop may add a column while the statement is
 * prepared.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>()
  return (text) => {
    if (!names.has(text) && names.size < namesMax) names.set(text, selectsStar.test(text) ? undefined : `s${names.size}`)
    return names.get(text)
  }
}

/** SQLSTATE of a prepared statement that does not exist, or whose result type a migration has changed. */
export const staleStatement = /^(0A000|26000)$/
