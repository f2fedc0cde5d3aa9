import { z } from 'zod'
import { Id } from '#contract/id.ts'

/** Views, searches and actions of visitors. They are counted without cookies and without identifying people. Bots are not counted. */
export const DemandInsight = z.object({
  searches: z
    .array(
      z.object({
        words: z.string().meta({ description: 'Search words, folded: lower case, without accents.' }),
        count: z.int(),
        last_day: z.iso.date(),
        found: z.int().meta({ description: 'Number of pieces that the search finds now.' }),
      }),
    )
    .meta({ description: 'Most frequent first.' }),
  pieces: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        status: z.string(),
        views: z.int(),
        favorites: z.int().meta({ description: 'Number of people with the piece in their favorites now.' }),
        carts: z.int().meta({ description: 'Number of carts that contain the piece now.' }),
      }),
    )
    .meta({ description: 'Most viewed first.' }),
  weeks: z.array(
    z.object({
      week: z.iso.date().meta({ description: 'Monday of the week.' }),
      visitors: z.int().meta({ description: 'Visitors who opened a piece’s page. Each field counts a visitor once a week.' }),
      favorites: z.int().meta({ description: 'Customers who have a favorite of that week now.' }),
      carts: z.int(),
      orders: z.int(),
      confirmed: z.int().meta({ description: 'People with a confirmed order, without undone confirmations.' }),
    }),
  ),
})
export type DemandInsight = z.output<typeof DemandInsight>
