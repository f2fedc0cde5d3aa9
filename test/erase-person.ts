import type { TestShop } from '#test/shop.ts'

/** Erases a person, as an owner who has just seen the preview. Returns the response. */
export async function erasePerson({ app }: Pick<TestShop, 'app'>, id: number | null, headers: Record<string, string>) {
  const url = `/api/staff/people/${id}/erase/`
  const preview = await app.inject({ method: 'GET', url, headers })
  return app.inject({ method: 'POST', url, headers, payload: { version: preview.json().version } })
}
