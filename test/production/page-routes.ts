import routes from '#app/routes.ts'
import { sendRequest, mapConcurrently } from '#test/production/http-request.ts'

type Route = { path?: string; index?: boolean; children?: Route[]; file: string }

/** The API list that contains a piece, by the first segment of the path of the piece's page. */
const listOf: Record<string, string> = { product: 'watches', jewelry: 'jewelry', bag: 'bags' }

const demoCertificate = 'M9S3-46QV'

/**
 * Returns the paths of all routes in `app/routes.ts`. A path with an id gets the id of an existing piece, or is left out if there is no
 * such piece.
 */
export function pagePaths(ids: Record<string, string>): string[] {
  return pathsOf(routes).flatMap((path) => {
    if (path.includes(':number')) return Object.keys(ids).length ? [path.replace(':number', demoCertificate)] : []
    // leaves out pages that open only by a secret link from an email
    if (path.includes(':token')) return []
    if (path.includes(':slug')) return Object.keys(ids).length ? [path.replace(':slug', 'rolex')] : []
    if (!path.includes(':id')) return [path.replace(/\*|:version/, 'nothing-is-here')]
    const id = ids[listOf[path.split('/')[1] ?? ''] ?? '']
    return id ? [path.replace(':id', id)] : []
  })
}

function pathsOf(below: readonly Route[], above = ''): string[] {
  return below.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path}` : above
    return children ? pathsOf(children, own) : [index ? '/' : own]
  })
}

/** Requests all paths in both languages, from the origins in turn. Returns the errors, and the files that the pages load. */
export async function visitPages(
  addresses: readonly string[],
  paths: readonly string[],
): Promise<{ problems: string[]; assets: Set<string> }> {
  const problems: string[] = []
  const assets = new Set<string>()
  const visits = paths.flatMap((path) => ['ru', 'en'].map((language) => ({ path, language })))
  await mapConcurrently([...visits.entries()], 4, async ([at, { path, language }]) => {
    const response = await sendRequest(addresses[at % addresses.length] ?? '', path, { headers: { cookie: `lang=${language}` } }).catch(
      String,
    )
    if (typeof response === 'string') return void problems.push(response)
    const wanted = path.includes('nothing-is-here') ? [404] : [200, 301, 302, 308]
    if (!wanted.includes(response.status)) problems.push(`${path} in ${language} answers ${response.status}`)
    for (const asset of assetsOf(response.body)) assets.add(asset)
  })
  return { problems, assets }
}

/** Requests each file from every origin, and also the files that style sheets and scripts refer to. Returns the missing files. */
export async function deadAssets(addresses: readonly string[], assets: Iterable<string>): Promise<string[]> {
  const dead: string[] = []
  const known = new Set(assets)
  for (let wave = [...known]; wave.length;) {
    const named = await mapConcurrently(wave, 4, async (asset) => {
      const found: string[] = []
      for (const address of addresses) {
        const response = await sendRequest(address, asset).catch(String)
        if (typeof response === 'string' || response.status !== 200)
          dead.push(`${asset}: ${typeof response === 'string' ? response : response.status}`)
        else found.push(...namedIn(asset, response.body))
      }
      return found
    })
    wave = [...new Set(named.flat())].filter((asset) => !known.has(asset))
    for (const asset of wave) known.add(asset)
  }
  return dead
}

/** Keeps three photographs per size and format, because the first request for a photograph takes long. */
export function withFewPhotographs(assets: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  return [...assets].filter((asset) => {
    if (!asset.startsWith('/photos/')) return true
    const form = asset.slice(asset.lastIndexOf('/'))
    counts.set(form, (counts.get(form) ?? 0) + 1)
    return Number(counts.get(form)) <= 3
  })
}

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//')

function assetsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source|video)\b[^>]*>/g) ?? []
  const addresses = tags.flatMap((tag) => {
    if (tag.startsWith('<link') && /rel="(canonical|alternate)"/.test(tag)) return []
    const one = [...tag.matchAll(/\s(?:src|href|poster)="([^"]+)"/g)].map(([, address = '']) => address)
    const many = [...tag.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, list = '']) =>
      list.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? ''),
    )
    return [...one, ...many]
  })
  return addresses.map((address) => address.replaceAll('&amp;', '&')).filter(isOwn)
}

function namedIn(asset: string, text: string): string[] {
  if (asset.endsWith('.css'))
    return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => new URL(address, `http://shop${asset}`).pathname)
  if (asset.endsWith('.js'))
    return [...text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2|svg|avif|webp|png))["'`]/g)].map(
      ([, name = '']) => `/assets/${name}`,
    )
  return []
}
