import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

export class InvalidInputError extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The input does not fit its schema')
    this.issues = issues
  }
}

export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const checked = schema.safeParse(input, { reportInput: true })
    return checked.success ? { value: checked.data } : { error: new InvalidInputError(checked.error.issues) }
  }
