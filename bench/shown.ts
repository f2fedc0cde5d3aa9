/** Whether a response shows what is measured. */
type Shows = (body: string) => boolean

const sampled = 10

export const showsPieces: Shows = (body) => JSON.parse(body).results.length > 0
export const showsCounts: Shows = (body) => JSON.parse(body).count > 0
export const showsPiece: Shows = (body) => Number.isInteger(JSON.parse(body).id)
/** A whole page of the catalog. */
export const showsCards: Shows = (body) => body.split('<article').length - 1 === 24
export const showsSomething: Shows = (body) => body.length > 0

/**
 * Fails where there is nothing to measure: a redirect, an error and an empty list are fast everywhere, and the load counts the first as
 * a response. `least`: how many of the paths must show it, as a share.
 */
export async function assertShown(origin: string, paths: readonly string[], shows: Shows, least = 1): Promise<void> {
  const sample = paths.filter((_path, at) => at % Math.ceil(paths.length / sampled) === 0)
  let found = 0
  for (const path of sample) {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${origin}${path} responded ${response.status}: there is nothing to measure`)
    if (shows(body)) found++
  }
  if (!found || found < sample.length * least)
    throw new Error(`${found} of ${sample.length} responses show what is measured, as ${origin}${sample[0] ?? ''} should`)
}
