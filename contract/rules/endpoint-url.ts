import { formatQuery, type QueryValues } from '#contract/rules/format-query.ts'

/** Splits the name of a call into its method and path. */
export function splitEndpoint(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}

export type UrlParts = { params?: Record<string, string | number>; query?: QueryValues }

/** Returns the URL of a call: its path with the parameters filled in, and its query. */
export function endpointUrl(path: string, { params = {}, query = {} }: UrlParts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = formatQuery(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** A part of a request: optional if it may be empty, absent if the call has no such part. */
export type CallPart<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type Nothing = Record<never, never>
