import { z } from 'zod'

/** The body of every error response: a sentence for people, and error sentences by field. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof ErrorBody>
