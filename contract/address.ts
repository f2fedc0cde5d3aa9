import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { NamedReference } from '#contract/reference-lists.ts'
import { tidyPostalCode } from '#contract/rules/address-rule.ts'

/**
 * A customer's saved address. The city is either `city` (an id from the shop's list) or `city_text` (free text). `country`: ISO 3166-1
 * alpha-2.
 */
export const Address = z
  .object({
    id: z.uuid(),
    city: NamedReference.nullable(),
    city_text: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string(),
    postal_code: z.string().nullable(),
    address_line1: z.string(),
    address_line2: z.string().nullable(),
    comment: z.string().nullable(),
    lines: z.array(z.string()).meta({ description: 'The lines of the address below the country, in the country’s own format.' }),
  })
  .meta({ id: 'Address' })
export type Address = z.infer<typeof Address>

const { addressLineMaxChars, addressLineMinChars, addressCommentMaxChars, postalCodeMaxChars } = limits

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullable()

const fields = {
  city: Id.nullable(),
  city_text: text(addressLineMaxChars),
  state: text(addressLineMaxChars),
  // checks for ASCII letters first, because `toUpperCase` turns the letters `ı` and `ſ` into the ASCII letters I and S
  country: z
    .string()
    .trim()
    .refine((code) => /^[A-Za-z]{2}$/.test(code))
    .transform((code) => code.toUpperCase()),
  postal_code: z
    .string()
    .max(postalCodeMaxChars)
    .transform((value) => tidyPostalCode(value) || null)
    .nullable(),
  // counts code points like the database; Zod's `min` would count UTF-16 units
  address_line1: z
    .string()
    .trim()
    .min(addressLineMinChars, { abort: true })
    .max(addressLineMaxChars)
    .refine((value) => Array.from(value).length >= addressLineMinChars),
  address_line2: text(addressLineMaxChars),
  comment: text(addressCommentMaxChars),
}

/**
 * Body of `POST /api/addresses/`. The city is either `city` (an id from `/api/cities/`), or `city_text` with `country`. Blank optional
 * texts become null.
 */
export const NewAddress = z.strictObject({
  city: fields.city.optional(),
  city_text: fields.city_text.optional(),
  state: fields.state.optional(),
  country: fields.country.nullable().optional(),
  postal_code: fields.postal_code.optional(),
  address_line1: fields.address_line1,
  address_line2: fields.address_line2.optional(),
  comment: fields.comment.optional(),
})
export type NewAddress = z.output<typeof NewAddress>

/** Body of `PATCH /api/addresses/{id}/`. Omitted fields keep their values. */
export const AddressChange = NewAddress.partial()
export type AddressChange = z.output<typeof AddressChange>

export const AddressPath = z.strictObject({ id: z.string().max(100) })
export type AddressPath = z.infer<typeof AddressPath>
