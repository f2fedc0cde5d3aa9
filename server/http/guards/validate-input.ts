import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** Input that a schema refused, with all its errors. */
export class InvalidInputError extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The input does not fit its schema')
    this.issues = issues
  }
}

/** Validates the parts of a request with the contract's schemas. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const checked = schema.safeParse(input, { reportInput: true })
    return checked.success ? { value: checked.data } : { error: new InvalidInputError(checked.error.issues) }
  }
