import type { StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'

let sender = 0

/**
 * Sends a form of the storefront in Russian, as `price-requests`; returns the enquiry's number and the thanks, which name it. Each form comes
 * from a network of its own, as by a proxy: no test meets the limit of forms.
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
