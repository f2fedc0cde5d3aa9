import type { z } from 'zod'

/**
 * An endpoint of the API. Omit parts that its requests do not have. `response`: the body for each success status. Error responses are
 * declared in `server/http/error-responses.ts`.
 */
export type Endpoint = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  headers?: z.ZodType
  response: { 200: z.ZodType } | { 201: z.ZodType } | { 204: z.ZodNull }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The endpoints of the API, keyed by method and path. */
export type Endpoints = Record<`${Method} /api/${string}/`, Endpoint>

/** A part of a call before validation, or `undefined` if the call has no such part. */
export type InputPart<Call, Part extends keyof Endpoint> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined
/** A part of a call after validation, or `None` if the call has no such part. */
export type OutputPart<Call, Part extends keyof Endpoint, None> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : None

/** Query parameters before they are serialized. A list of ids is an array of numbers. */
export type QueryValues<Input, Output> = Input extends object
  ? { [Key in keyof Input]: Key extends keyof Output ? QueryValue<Output[Key]> : never }
  : undefined
type QueryValue<Value> = Value extends readonly unknown[] ? readonly number[] : Value

/** Validated parts of a request as a route receives them. A part that the call does not have is `unknown`. */
export type CheckedParts<Call> = {
  params: OutputPart<Call, 'params', unknown>
  query: OutputPart<Call, 'query', unknown>
  body: OutputPart<Call, 'body', unknown>
  headers: OutputPart<Call, 'headers', unknown>
}

/** The body of a successful response. Undefined for status 204. */
export type SuccessOf<Response> = Response extends { 200: infer Schema } | { 201: infer Schema } ? z.output<Schema> : undefined
