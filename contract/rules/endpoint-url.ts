import { formatQuery, type QueryValues } from '#contract/rules/format-query.ts'

/** The method and the path of a call by its name. */
export function splitEndpoint(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}

/** What the URL of a call is made of. */
export type UrlParts = { params?: Record<string, string | number>; query?: QueryValues }

/** The URL of a call: its path with the parameters filled in, and its query. */
export function endpointUrl(path: string, { params = {}, query = {} }: UrlParts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = formatQuery(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** One part of what a call carries: may be left out where it may be empty, must be left out where a call has no such part. */
export type CallPart<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type Nothing = Record<never, never>
