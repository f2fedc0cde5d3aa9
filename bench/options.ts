import { parseArgs } from 'node:util'

export type Options = { benches: string[]; mayBeBusy: boolean; against: Against | null }
export type Against = { origin: string; paths: { name: 'list' | 'detail' | 'search' | 'page'; path: string }[] }

const otherPaths = ['list', 'detail', 'search', 'page'] as const

export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const path = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { busy: { type: 'boolean' }, list: path, detail: path, search: path, page: path },
  })
  const mayBeBusy = values.busy ?? false
  if (positionals[0] !== 'against') {
    for (const name of positionals)
      if (!known.includes(name)) throw new Error(`There is no bench ${name}; there are ${known.join(', ')}, against`)
    return { benches: positionals, mayBeBusy, against: null }
  }
  const paths = otherPaths.flatMap((name) => (values[name] === undefined ? [] : [{ name, path: values[name] }]))
  const url = positionals[1]
  if (url === undefined || positionals.length > 2 || !URL.canParse(url) || !paths.length) throw new Error(usage)
  return { benches: [], mayBeBusy, against: { origin: new URL(url).origin, paths } }
}

const usage = 'npm run bench -- against http://other-shop.example --list /api/products?limit=24 --detail /api/products/42'
