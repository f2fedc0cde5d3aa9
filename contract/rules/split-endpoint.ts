/** The method and the path of a call by its name. */
export function splitEndpoint(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}
