import { formatQuery, type QueryValues } from '#contract/rules/format-query.ts'

export function splitEndpoint(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}

export type UrlParts = { params?: Record<string, string | number>; query?: QueryValues }

/** Returns the URL of a call: the path with its parameters inserted, and the query. */
export function endpointUrl(path: string, { params = {}, query = {} }: UrlParts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = formatQuery(query).toString()
  return search ? `${filled}?${search}` : filled
}

/**
 * An object type with one key for one part of a call, such as the body. The key is optional if the part can be undefined or an empty
 * object.
 */
export type CallPart<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type Nothing = Record<never, never>
