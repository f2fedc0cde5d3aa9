import { z } from 'zod'
import { ReferencePaging } from '#contract/paging.ts'
import { addressParts, postalCodeKinds, stateKinds } from '#contract/rules/address-rule.ts'

export const NamedReference = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedReference' })
export type NamedReference = z.infer<typeof NamedReference>

/** `city_id`: the city of the workshop. An order with pickup in this city is picked up at the workshop. */
export const Workshop = z.object({ ...NamedReference.shape, city_id: z.int() }).meta({ id: 'Workshop' })
export type Workshop = z.infer<typeof Workshop>

/**
 * `count`: the number of pieces for sale, of all kinds. `place`: the position among the brands that the owner lists first, omitted for
 * other brands.
 */
export const Brand = z.object({ id: z.int(), name: z.string(), count: z.int(), place: z.int().optional() }).meta({ id: 'Brand' })
export type Brand = z.infer<typeof Brand>

/** Query of `GET /api/brand/`: finds a brand by the slug of its name or of an alternative spelling. */
export const BrandQuery = z.strictObject({ slug: z.string().min(1).max(200) })

/** A brand with the text of its page, which may be empty. A hidden brand has a page but appears in no menu. */
export const BrandOfPage = z
  .object({ id: z.int(), name: z.string(), count: z.int(), text: z.string(), is_hidden: z.boolean() })
  .meta({ id: 'BrandOfPage' })

export const Collection = z
  .object({ id: z.int(), name: z.string(), brand: z.object({ id: z.int(), name: z.string() }) })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof Collection>

/** Query of `GET /api/collections/`. `brand`: the id or name of a brand. */
export const CollectionQuery = z.strictObject({ ...ReferencePaging.shape, brand: z.string().max(100).optional() })

const CountryAddress = z
  .object({
    parts: z.array(z.enum(addressParts)),
    required: z.array(z.enum(addressParts)),
    state_kind: z.enum(stateKinds).nullable(),
    postal_code: z
      .object({ kind: z.enum(postalCodeKinds), pattern: z.string().nullable(), example: z.string().nullable() })
      .nullable()
      .meta({ description: 'Null if the country has no postal codes. `pattern` is a regular expression for the whole code.' }),
  })
  .meta({ id: 'CountryAddress' })
/** `code`: ISO 3166-1 alpha-2. */
export const Country = z.object({ code: z.string().length(2), name: z.string(), address: CountryAddress }).meta({ id: 'Country' })
export type Country = z.infer<typeof Country>
