import { z } from 'zod'
import { pageOf } from '#contract/paging.ts'

/** A property recognized in a search text, such as a color, a type or a budget. The property narrows the list. */
export const Understood = z
  .object({
    words: z.string().meta({ description: 'The part of the text that names the property.' }),
    name: z.string().meta({ description: 'The property, in the language of the request.' }),
    without: z.string().meta({ description: 'The text without this part; empty if nothing else is left.' }),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof Understood>

/** A page of a catalog list. `understood` is absent if the search text names no property, or if there is no search. */
export const catalogPageOf = <T extends z.ZodType>(item: T) => pageOf(item).extend({ understood: z.array(Understood).optional() })
