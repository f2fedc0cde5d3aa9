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
