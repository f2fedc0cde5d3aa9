import { z } from 'zod'
import { ReferencePaging } from '#contract/paging.ts'

export const NamedReference = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedReference' })
export type NamedReference = z.infer<typeof NamedReference>

/** `city_id`: (+) the city of a workshop; an order is picked up at one in its city. */
export const Workshop = z.object({ ...NamedReference.shape, city_id: z.int() }).meta({ id: 'Workshop' })
export type Workshop = z.infer<typeof Workshop>

/** `count`: pieces of every kind that are for sale now. */
export const Brand = z.object({ id: z.int(), name: z.string(), count: z.int() }).meta({ id: 'Brand' })
export type Brand = z.infer<typeof Brand>

export const Collection = z
  .object({ id: z.int(), name: z.string(), brand: z.object({ id: z.int(), name: z.string() }) })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof Collection>

/** `GET /api/collections/`; `brand`: its id or its name. */
export const CollectionQuery = z.strictObject({ ...ReferencePaging.shape, brand: z.string().max(100).optional() })

/** `code`: ISO 3166-1, two letters. */
export const Country = z.object({ code: z.string().length(2), name: z.string() }).meta({ id: 'Country' })
export type Country = z.infer<typeof Country>
