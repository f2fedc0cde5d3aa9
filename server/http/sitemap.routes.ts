import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Language, languages } from '#contract/language.ts'
import { brandSlug } from '#contract/rules/brand-name.ts'
import { canonicalOriginFor, languageUrl } from '#contract/rules/language-url.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { publicPaths } from '#contract/rules/public-paths.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { getArchive } from '#server/domain/archive/sold-pieces.ts'
import { selectShownBrands } from '#server/domain/brands/find-brands.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { countByBrand } from '#server/domain/catalog/count-by-brand.ts'
import { getListedRows } from '#server/domain/catalog/get-listed-rows.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { photoUrl } from '#server/http/present/photo.ts'
import { acceptsGzip } from '#server/http/response-cache.ts'
import { createSitemapCache, gunzipPart } from '#server/http/sitemap-cache.ts'

export type SitemapRoutes = { catalog: Catalog; origins: Record<Language, string>; photoBase: string }

type Entry = { path: string; image?: string }

const piecesPerFile = 10_000

export function sitemapRoutes(app: FastifyInstance, routes: SitemapRoutes): void {
  const { catalog, origins } = routes
  const cache = createSitemapCache(catalog)
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const parts = Math.ceil(getListedRows(catalog.current()).length / piecesPerFile)
    const files = ['/sitemap-pages.xml', ...Array.from({ length: parts }, (_, at) => `/sitemap-pieces-${at + 1}.xml`)]
    const origin = canonicalOriginFor(request.headers.host, origins)
    return sendXml(reply, sitemapIndex(files.map((file) => origin + file)))
  })
  app.get('/sitemap-pages.xml', hidden, async (request, reply) => {
    const entries = [...publicPaths, ...archivePaths(catalog.current()), ...brandPaths(catalog.current())].map((path) => ({ path }))
    return sendXml(reply, urlSet(entries, canonicalOriginFor(request.headers.host, origins), origins))
  })
  app.get<{ Params: z.output<typeof Part> }>(
    '/:file(^sitemap-pieces-\\d{1,4}\\.xml$)',
    { ...hidden, schema: { hide: true, params: Part } },
    async (request, reply) => {
      const part = Number(/\d+/.exec(request.params.file)?.[0])
      const origin = canonicalOriginFor(request.headers.host, origins)
      const bytes = await cache.getGzipped(`${origin} ${part}`, () => {
        const rows = getListedRows(catalog.current()).slice((part - 1) * piecesPerFile, part * piecesPerFile)
        if (!rows.length) throw new CodedError('not-found')
        return urlSet(
          rows.map((row) => pieceEntry(row, routes)),
          origin,
          origins,
        )
      })
      reply.header('vary', 'accept-encoding')
      if (!acceptsGzip(request.headers['accept-encoding'])) return sendXml(reply, await gunzipPart(bytes))
      return sendXml(reply.header('content-encoding', 'gzip'), bytes)
    },
  )
}

function archivePaths(snapshot: CatalogSnapshot): string[] {
  return snapshot.content.archive.isOpen && getArchive(snapshot).rows.length ? ['/sales-history'] : []
}

function brandPaths(snapshot: CatalogSnapshot): string[] {
  const counts = countByBrand(snapshot)
  const slugs = selectShownBrands(snapshot.lists).brands.flatMap(({ id, name }) => (counts.get(id) ? [brandSlug(name.en)] : []))
  return [...new Set(slugs)].map((slug) => `/brands/${slug}`)
}

const hidden = { schema: { hide: true } }
const Part = z.object({ file: z.string().regex(/^sitemap-pieces-[1-9]\d{0,3}\.xml$/) })

function pieceEntry(row: PieceRow, { photoBase, origins }: SitemapRoutes): Entry {
  const [photo] = row.photos ?? []
  const path = piecePath(row.kind, row.id)
  if (!photo) return { path }
  return { path, image: new URL(photoUrl(photo, photoBase, Math.max(...photo.widths), 'webp'), origins.en).href }
}

function sitemapIndex(urls: string[]): string {
  const files = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`)
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`
}

function urlSet(entries: Entry[], origin: string, origins: Record<Language, string>): string {
  const urls = entries.map(({ path, image }) => {
    const others = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(languageUrl(origins, language, path))}"/>`,
    )
    const picture = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${others.join('')}${picture}</url>`
  })
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `${xmlHead}<urlset ${namespaces}>${urls.join('')}</urlset>`
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

function sendXml(reply: FastifyReply, xml: string | Buffer): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
