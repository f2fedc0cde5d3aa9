/** Statements beyond this number are planned each time, as lists of many lengths would be. */
const namesMax = 400

const selectsStar = /(?<!\()\*/

/**
 * Gives each statement the name under which its connection prepares it: PostgreSQL then reads and plans it once, which costs more than most
 * statements take to run. One that selects `*` has none: a newer version of the shop may add a column while this one runs.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>()
  return (text) => {
    if (!names.has(text) && names.size < namesMax) names.set(text, selectsStar.test(text) ? undefined : `s${names.size}`)
    return names.get(text)
  }
}

/** SQLSTATE of a prepared statement that is no longer valid: a migration changed its result, or it does not exist. */
export const staleStatement = /^(0A000|26000)$/
