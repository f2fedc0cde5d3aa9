import { z } from 'zod'

/** What every refused call answers (API-09): a sentence for a person, and one list of sentences a field. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof ErrorBody>
