import type { BodyOf, EndpointName, HeadersOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoints.ts'
import { formatQuery, type QueryValues } from '#contract/rules/format-query.ts'
import { splitEndpoint } from '#contract/rules/split-endpoint.ts'

/**
 * One call of the shop's API, by its name in the contract: `call('PATCH /api/cart/:id/', { params, body })`. What it carries and
 * its responses are declared there. Throws ApiError, or AbortError when aborted.
 */
export type CallApi = <Name extends EndpointName>(name: Name, ...options: CallArguments<Name>) => Promise<ResponseOf<Name>>

type CallArguments<Name extends EndpointName> =
  Nothing extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

/** What a call carries. `url`: the way to another page of a list, as the list gives it. */
type CallOptions<Name extends EndpointName> = Where<Name> &
  Part<'body', BodyOf<Name>> &
  Part<'headers', HeadersOf<Name>> & { signal?: AbortSignal } & (ResponseOf<Name> extends { next: string | null }
    ? { url?: string }
    : object)
type Where<Name extends EndpointName> = Part<'params', ParamsOf<Name>> & Part<'query', QueryOf<Name>>

/** May be left out where it may be empty, must be left out where a call has no such part. */
type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type Nothing = Record<never, never>

/** Sends one request to the API and returns the JSON of its response. */
export type Send = (url: string, options: SendOptions) => Promise<unknown>
export type SendOptions = { method: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

type AnyOptions = AnyWhere & Omit<SendOptions, 'method'> & { url?: string }
type AnyWhere = { params?: Record<string, string | number>; query?: QueryValues }

/** Calls of the API, sent by `send`. What comes back is what the contract declares: the server checks it by the same declaration. */
export function createCallApi(send: Send): CallApi {
  function call<Name extends EndpointName>(name: Name, ...options: CallArguments<Name>): Promise<ResponseOf<Name>>
  function call(name: EndpointName, anyOptions?: unknown): Promise<unknown> {
    const { params, query, url, ...options } = (anyOptions ?? {}) as AnyOptions
    const [method, path] = splitEndpoint(name)
    return send(url ?? fillPath(path, { params, query }), { method, ...options })
  }
  return call
}

/** The path of a call, with its query. */
export function callUrl<Name extends EndpointName>(name: Name, where: Where<Name>): string
export function callUrl(name: EndpointName, where: unknown): string {
  return fillPath(splitEndpoint(name)[1], where as AnyWhere)
}

function fillPath(path: string, { params = {}, query = {} }: AnyWhere): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = formatQuery(query).toString()
  return search ? `${filled}?${search}` : filled
}
