import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** Input that a schema refused, with all that is wrong with it. */
export class RefusedInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The input does not fit its schema')
    this.issues = issues
  }
}

/** Checks the parts of a request by the contract's schemas. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const checked = schema.safeParse(input, { reportInput: true })
    return checked.success ? { value: checked.data } : { error: new RefusedInput(checked.error.issues) }
  }
