import type { StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'

let sender = 0

/**
 * Submits a form of the storefront in Russian, such as `price-requests`. Returns the number of the enquiry and the thank-you text, which
 * contains this number. Each call comes from another IP, as behind a proxy, to stay below the rate limit.
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
