import { formatQuery, type QueryValues } from '#contract/rules/format-query.ts'

export function splitEndpoint(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}

export type UrlParts = { params?: Record<string, string | number>; query?: QueryValues }

/** Returns the URL of a call: the path with its parameters filled in, and the query. */
export function endpointUrl(path: string, { params = {}, query = {} }: UrlParts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = formatQuery(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** A part of a request: optional if it may be undefined or empty, absent if the call has no such part. */
export type CallPart<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type Nothing = Record<never, never>
