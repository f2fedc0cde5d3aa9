import type { z } from 'zod'

/**
 * A call of the API. Parts that the call does not take are left out. `response`: the body of each success status; error responses are in
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

/** Calls by method and path. */
export type Endpoints = Record<`${Method} /api/${string}/`, Endpoint>

/** A part of a call before validation; `undefined` if the call has no such part. */
export type InputPart<Call, Part extends keyof Endpoint> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined
/** A part of a call after validation; `None` if the call has no such part. */
export type OutputPart<Call, Part extends keyof Endpoint, None> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : None

/** Query parameters before they become text. Ids are lists of numbers. */
export type QueryValues<Input, Output> = Input extends object
  ? { [Key in keyof Input]: Key extends keyof Output ? QueryValue<Output[Key]> : never }
  : undefined
type QueryValue<Value> = Value extends readonly unknown[] ? readonly number[] : Value

/** Validated parts of a request, as a route receives them; `unknown` for a part that the call does not have. */
export type CheckedParts<Call> = {
  params: OutputPart<Call, 'params', unknown>
  query: OutputPart<Call, 'query', unknown>
  body: OutputPart<Call, 'body', unknown>
  headers: OutputPart<Call, 'headers', unknown>
}

/** The body of a successful response; undefined with status 204. */
export type SuccessOf<Response> = Response extends { 200: infer Schema } | { 201: infer Schema } ? z.output<Schema> : undefined
