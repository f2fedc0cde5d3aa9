import { z } from 'zod'

/** The body of every error response: a sentence for a person, and a list of sentences for each field. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof ErrorBody>
