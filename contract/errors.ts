import { z } from 'zod'

/** The body of every error response. `detail`: a sentence for people. `errors`: sentences by field. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof ErrorBody>
