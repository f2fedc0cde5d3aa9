import type { z } from 'zod'

/**
 * One call of the API, under its method and path. `query`, `params`, `body` and `headers` are what it takes, each left out where
 * there is none; `response` is the body of a successful response, under its status. Error responses are in
 * `server/http/error-responses.ts`.
 */
export type Endpoint = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  headers?: z.ZodType
  response: { 200: z.ZodType } | { 201: z.ZodType } | { 204: z.ZodNull }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The calls of one area. */
export type Endpoints = Record<`${Method} /api/${string}/`, Endpoint>

/** What goes into a part of a declared call before its schema has checked it; `undefined` where the call has no such part. */
export type InputPart<Call, Part extends keyof Endpoint> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined
/** What comes out of the check; `None` where the call has no such part. */
export type OutputPart<Call, Part extends keyof Endpoint, None> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : None

/** The parameters of a query as a caller has them, before they become text: numbers, and ids as lists. */
export type QueryValues<Input, Output> = Input extends object
  ? { [Key in keyof Input]: Key extends keyof Output ? QueryValue<Output[Key]> : never }
  : undefined
type QueryValue<Value> = Value extends readonly unknown[] ? readonly number[] : Value

/** The parts of a request once they are checked, as a route has them; unknown where the call has no such part. */
export type CheckedParts<Call> = {
  params: OutputPart<Call, 'params', unknown>
  query: OutputPart<Call, 'query', unknown>
  body: OutputPart<Call, 'body', unknown>
  headers: OutputPart<Call, 'headers', unknown>
}

/** What a successful call responds with: nothing where the status is 204. */
export type SuccessOf<Response> = Response extends { 200: infer Schema } | { 201: infer Schema } ? z.output<Schema> : undefined
