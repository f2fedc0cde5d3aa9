import { describe, expect, test } from 'vitest'
import { openEditorCalls } from '#test/editor-calls.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { signIn } from '#test/shop.ts'

type Brand = { id: number; version: number; name: string; is_hidden: boolean; spellings: string[]; place: number | null; listed: number }
const calls = openForFile(openEditorCalls)

const brands = async (): Promise<Brand[]> => (await calls.call('GET', '/brands/')).json().results
const brandNamed = async (name: string): Promise<Brand> => {
  const brand = (await brands()).find((each) => each.name === name)
  if (!brand) throw new Error(`There is no brand ${name}`)
  return brand
}
const read = async (id: number) => (await calls.call('GET', `/brands/${id}/`)).json()
async function change(id: number, part: object) {
  const { version, name, spellings, is_hidden, text_ru, text_en } = await read(id)
  return calls.call('PATCH', `/brands/${id}/`, { version, name, spellings, is_hidden, text_ru, text_en, ...part })
}
const search = async (q: string): Promise<{ count: number; brands: string[] }> => {
  const { count, results } = (await calls.other.get(`/api/pieces/?search=${encodeURIComponent(q)}`)).json()
  return { count, brands: [...new Set((results as { brand: { name: string } }[]).map(({ brand }) => brand.name))] }
}

describe('spellings', () => {
  test('OWN-100 HDR-06 a spelling can be tried without saving it; once saved, it works in the search of another process', async () => {
    const rolex = await brandNamed('Rolex')
    expect(await search('бубука')).toEqual({ count: 0, brands: [] })
    const brand = { id: rolex.id, name: 'Rolex', spellings: [...rolex.spellings, 'бубука'] }
    const tried = (await calls.call('POST', '/search/try/', { q: 'бубука', brand })).json()
    expect(tried).toMatchObject({ count: rolex.listed, alike: [] })
    expect(tried.results[0]).toMatchObject({ brand: 'Rolex', is_own: true })
    expect((await calls.call('POST', '/search/try/', { q: 'бубука' })).json()).toMatchObject({ count: 0, results: [] })
    const saved = await change(rolex.id, { spellings: brand.spellings })
    expect(saved.statusCode).toBe(200)
    await eventually(() => search('бубука')).toEqual({ count: rolex.listed, brands: ['Rolex'] })
    await calls.undo(saved)
    await eventually(() => search('бубука')).toEqual({ count: 0, brands: [] })
  })

  test('OWN-100 trying a spelling of another brand names that brand', async () => {
    const { id, name } = await brandNamed('Rolex')
    const tried = await calls.call('POST', '/search/try/', { q: 'картье', brand: { id, name, spellings: ['картье'] } })
    expect(tried.json().alike).toEqual(['Cartier'])
    expect((await search('картье')).brands).not.toContain('Rolex')
  })

  test('OWN-100 a collection has its own spellings, which can be tried and saved', async () => {
    const { collections } = await read((await brandNamed('Rolex')).id)
    const { id, version, name } = collections.find((each: { pieces: number }) => each.pieces > 0)
    const spellings = ['хрумка']
    const tried = await calls.call('POST', '/search/try/', { q: 'хрумка', collection: { id, name, spellings } })
    expect(tried.json().results[0]).toMatchObject({ is_own: true })
    const saved = await calls.call('PATCH', `/collections/${id}/`, { version, name, spellings })
    expect(saved.statusCode).toBe(200)
    await eventually(async () => (await search('хрумка')).brands).toEqual(['Rolex'])
    expect((await calls.call('PATCH', `/collections/${id}/`, { version, name, spellings })).statusCode).toBe(409)
    await calls.undo(saved)
  })

  test('OWN-100 the slug of a merged brand leads to the other brand until the merge is undone', async () => {
    const { id: zenith } = await brandNamed('Zenith')
    const { id: tudor } = await brandNamed('Tudor')
    const merged = await calls.call('POST', `/lists/brands/${zenith}/merge/`, { into: tudor })
    expect(merged.statusCode).toBe(200)
    await eventually(async () => (await calls.other.get('/api/brand/?slug=zenith')).json()).toMatchObject({ id: tudor, name: 'Tudor' })
    await calls.undo(merged)
    await eventually(async () => (await calls.other.get('/api/brand/?slug=zenith')).json()).toMatchObject({ name: 'Zenith' })
  })
})

test('OWN-100 OWN-93 a renamed brand is found by its former slugs and by the saved searches that name it', async () => {
  const { id, listed } = await brandNamed('Omega')
  expect(listed).toBeGreaterThan(0)
  const { headers } = await signIn(calls.shop)
  const payload = { name: 'Omega', mode: 'brand', query: 'brand=omega' }
  const saved = await calls.shop.app.inject({ method: 'POST', url: '/api/saved-searches/', headers, payload })
  expect(saved.json()).toMatchObject({ path: '/brands/omega', count: listed })
  const bySlug = async (slug: string) => (await calls.other.get(`/api/brand/?slug=${slug}`)).json()
  const renamed = await change(id, { name: 'Omega Bienne' })
  const again = await calls.call('PATCH', `/lists/brands/${id}/`, { name_en: 'Bienne' })
  expect([renamed.statusCode, again.statusCode]).toEqual([200, 200])
  await eventually(() => bySlug('bienne')).toMatchObject({ id })
  for (const slug of ['omega', 'omega-bienne']) expect(await bySlug(slug)).toMatchObject({ id, name: 'Bienne' })
  expect((await calls.other.get('/api/alerts/', headers)).json().searches).toMatchObject([{ name: 'Omega', count: listed }])
  for (const done of [again, renamed]) await calls.undo(done)
  await eventually(() => bySlug('omega')).toMatchObject({ id, name: 'Omega' })
})

describe('the list of brands', () => {
  test('OWN-100 HDR-04 a hidden brand leaves menu, facets, footer and sitemap; its pieces and its page stay', async () => {
    const { id, listed } = await brandNamed('Omega')
    const hidden = await change(id, { is_hidden: true })
    const names = async () => ((await calls.other.get('/api/brands/')).json().results as Brand[]).map(({ name }) => name)
    await eventually(names).not.toContain('Omega')
    const facet = async (query: string) =>
      ((await calls.other.get(`/api/pieces/facets/${query}`)).json().brands as Brand[]).filter((each) => each.id === id)
    expect(await facet('')).toEqual([])
    expect(await facet(`?brand_ids=${id}`)).toEqual([{ id, name: 'Omega', count: listed }])
    expect((await calls.other.get('/sitemap-pages.xml')).body).not.toContain('/brands/omega')
    expect((await calls.other.get('/api/brand/?slug=omega')).json()).toMatchObject({ id, is_hidden: true, count: listed })
    expect(await search('omega')).toMatchObject({ count: listed })
    await calls.undo(hidden)
    await eventually(names).toContain('Omega')
    expect((await calls.other.get('/sitemap-pages.xml')).body).toContain('/brands/omega')
  })

  test("OWN-100 EDN-02 the owner's text in both languages is on the page of the brand", async () => {
    const { id } = await brandNamed('Cartier')
    const saved = await change(id, { text_ru: 'Ювелир королей.', text_en: 'The jeweler of kings.' })
    const textIn = async (language: string) =>
      (await calls.other.get('/api/brand/?slug=cartier', { 'accept-language': language })).json().text
    await eventually(() => textIn('ru')).toBe('Ювелир королей.')
    expect(await textIn('en')).toBe('The jeweler of kings.')
    await calls.undo(saved)
  })

  test('OWN-100 the first brands are shown in the chosen order, and an order based on an outdated one is refused', async () => {
    const [tudor, gucci] = [await brandNamed('Tudor'), await brandNamed('Gucci')]
    const ordered = await calls.call('PUT', '/brands/order/', { was: [], now: [gucci.id, tudor.id] })
    expect(ordered.statusCode).toBe(200)
    const places = async () =>
      ((await calls.other.get('/api/brands/')).json().results as Brand[]).flatMap(({ name, place }) =>
        place == null ? [] : [[name, place]],
      )
    await eventually(places).toEqual([
      ['Gucci', 0],
      ['Tudor', 1],
    ])
    const late = await calls.call('PUT', '/brands/order/', { was: [], now: [tudor.id] })
    expect([late.statusCode, late.json().reason]).toEqual([409, 'edited-meanwhile'])
    expect((await calls.call('PUT', '/brands/order/', { was: [gucci.id, tudor.id], now: [999_999] })).statusCode).toBe(409)
    await calls.undo(ordered)
    await eventually(places).toEqual([])
  })

  test('OWN-100 a save based on an outdated version is refused, even if the change was made in the list', async () => {
    const { id, version, name, spellings, is_hidden } = await brandNamed('Gucci')
    const body = { version, name, spellings, is_hidden, text_ru: '', text_en: '' }
    await calls.call('PATCH', `/lists/brands/${id}/`, { spellings: [...spellings, 'гучи'] })
    const late = await calls.call('PATCH', `/brands/${id}/`, body)
    expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ reason: 'edited-meanwhile', by: 'Ada' })])
    expect((await brandNamed('Gucci')).spellings).toContain('гучи')
  })

  test('OWN-100 a name of another brand, an unknown brand and invalid fields are refused', async () => {
    const { id } = await brandNamed('Prada')
    const taken = await change(id, { name: 'Rolex' })
    expect([taken.statusCode, taken.json().errors.name]).toEqual([400, [expect.stringContaining('taken')]])
    expect((await calls.call('GET', '/brands/999999/')).statusCode).toBe(404)
    expect((await change(id, { name: '' })).statusCode).toBe(400)
    expect((await change(id, { spellings: ['a\u0000b'] })).statusCode).toBe(400)
    expect((await calls.call('POST', '/search/try/', { q: '' })).statusCode).toBe(400)
  })
})
