import { z } from 'zod'
import { Id } from '#contract/id.ts'

/** Views, searches and actions of visitors, counted without cookies and without identifying people. Bots are left out. */
export const DemandInsight = z.object({
  searches: z
    .array(
      z.object({
        words: z.string().meta({ description: 'Folded: lower case, without accents.' }),
        count: z.int(),
        last_day: z.iso.date(),
        found: z.int().meta({ description: 'How many pieces it finds now.' }),
      }),
    )
    .meta({ description: 'The most frequent first.' }),
  pieces: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        status: z.string(),
        views: z.int(),
        favorites: z.int().meta({ description: 'Who has it among their favorites now.' }),
        carts: z.int().meta({ description: 'In how many carts it is now.' }),
      }),
    )
    .meta({ description: 'The most looked at first.' }),
  weeks: z.array(
    z.object({
      week: z.iso.date().meta({ description: 'Its Monday.' }),
      visitors: z.int().meta({ description: 'Who opened the page of a piece; as all of these, each visitor once a week.' }),
      favorites: z.int(),
      carts: z.int(),
      orders: z.int(),
      confirmed: z.int().meta({ description: 'People with an order that was confirmed.' }),
    }),
  ),
})
export type DemandInsight = z.output<typeof DemandInsight>
