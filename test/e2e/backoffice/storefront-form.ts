import type { StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'

let sender = 0

/**
 * Submits a storefront form in Russian, such as `price-requests`; returns the enquiry's number and the thank-you text, which contains it.
 * Each call comes from a different IP, as behind a proxy, so that the rate limit is never reached.
 */
export async function sendForm(
  { origin }: Pick<StaffShop, 'origin'>,
  name: string,
  form: object,
): Promise<{ number: number; detail: string }> {
  const address = `10.${Math.floor(sender / 250)}.${sender++ % 250}.7`
  const response = await fetch(`${origin}/api/${name}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru', 'x-forwarded-for': address },
    body: JSON.stringify(form),
  })
  if (response.status !== 201) throw new Error(`${name} responded ${response.status} ${await response.text()}`)
  return response.json() as Promise<{ number: number; detail: string }>
}
