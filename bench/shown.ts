type Shows = (body: string) => boolean

const sampled = 10

export const showsPieces: Shows = (body) => JSON.parse(body).results.length > 0
export const showsCounts: Shows = (body) => JSON.parse(body).count > 0
export const showsPiece: Shows = (body) => Number.isInteger(JSON.parse(body).id)
export const showsCards: Shows = (body) => body.split('<article').length - 1 === 24
export const showsSomething: Shows = (body) => body.length > 0

/**
 * Requests a sample of the paths. Throws if a response is not a 200, or if the share of responses with the expected content is below
 * `least`. Redirects, errors and empty lists are fast and would distort the figures.
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
