import { z } from 'zod'

const Counts = <Names extends readonly string[]>(names: Names) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Names[number], z.ZodInt>)

/** Preview of emptying the shop. `goes`: how many records are deleted. `stays`: how many records are kept. */
export const EmptyShopPreview = z.object({
  goes: Counts(['pieces', 'edited', 'photographs', 'orders', 'threads', 'people', 'banners', 'videos', 'promos'] as const).meta({
    description: '`edited`: number of the pieces that the staff has changed.',
  }),
  stays: Counts(['pieces', 'orders', 'people', 'faqs', 'staff'] as const),
  shop_name: z.string().meta({ description: 'Shop name to type as a confirmation.' }),
  backup_at: z.iso.datetime().nullable().meta({ description: 'When the last backup was written; it must be less than an hour old.' }),
  has_fresh_backup: z.boolean(),
  mixed_orders: z.array(z.string()).meta({ description: 'Orders that mix demo pieces with the shop’s own; they prevent the removal.' }),
  emptied_at: z.iso.datetime().nullable(),
})
export type EmptyShopPreview = z.output<typeof EmptyShopPreview>

export const EmptyShop = z.strictObject({ name: z.string().max(200), with_faq: z.boolean().default(false) })
export const ShopEmptied = z.object({ action_id: z.string() })
