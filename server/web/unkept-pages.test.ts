import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createAnswerCache } from '#server/http/answer-cache.ts'
import { servePages } from '#server/web/pages.ts'

/** Which addresses are kept of a shop whose every page answers so. */
async function keptOf(cacheControl: string | undefined, path: string): Promise<string[]> {
  const kept: string[] = []
  const answers = { ...createAnswerCache(1_000_000), set: (key: string) => void kept.push(key) }
  const app = fastify()
  const headers = { 'content-type': 'text/html', ...(cacheControl ? { 'cache-control': cacheControl } : {}) }
  const origins = { ru: 'https://vitrine.test', en: 'https://vitrine.test' }
  await servePages(app, { answers, origins, photoOrigin: undefined }, async () => new Response('<p>', { headers }), {})
  const answer = await app.inject(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe(cacheControl ?? 'private, no-cache')
  await app.close()
  return kept
}

test('HOME-06 a page with a part missing is kept by nobody, so that another try may get it whole', async () => {
  expect(await keptOf('no-store', '/')).toEqual([])
})

test('HOME-06 a whole page is kept', async () => {
  expect(await keptOf(undefined, '/')).toHaveLength(1)
})
