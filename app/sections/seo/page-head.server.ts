import type { MetaDescriptor } from 'react-router'
import type { Services } from '#app/client/services.ts'
import { absolute, organization, type StructuredData, webSite } from '#app/sections/seo/structured-data.server.ts'
import { canonicalUrl, structuredGraph } from '#app/sections/seo/structured-graph.server.ts'
import { type Language, languages } from '#contract/language.ts'
import { languageUrl } from '#contract/rules/language-url.ts'

export type PageHead = {
  path: string
  /** Only parameters that make a distinct page, such as `page=2`. No filters or sort orders. */
  query?: string
  title: string
  description: string
  image?: string
  type?: 'website' | 'product'
  isPrivate?: boolean
  structuredData?: StructuredData[]
}

const locales = { ru: 'ru_RU', en: 'en_US' } as const satisfies Record<Language, string>

/** Builds all metadata of a page's head. Loaders call it, so that the HTML response contains the metadata. */
export function pageHead(services: Services, page: PageHead): MetaDescriptor[] {
  const { site, language, company } = services
  const pagePath = page.path + (page.query ? `?${page.query}` : '')
  const title = page.path === '/' ? `${company.name} — ${page.title}` : `${page.title} — ${company.name}`
  const basics = [{ title }, { name: 'description', content: page.description }]
  const canonical = canonicalUrl(site, language, pagePath)
  if (page.isPrivate) return [...basics, { name: 'robots', content: 'noindex, nofollow' }]
  const graph = [organization(services), webSite(services), ...(page.structuredData ?? [])]
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((other) => alternate(other, languageUrl(site.origins, other, pagePath))),
    alternate('x-default', languageUrl(site.origins, 'ru', pagePath)),
    ...sharing(services, { ...page, title, canonical }),
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': structuredGraph(services, graph) } },
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function sharing({ site, language, company }: Services, page: PageHead & { canonical: string }): MetaDescriptor[] {
  const image = absolute(site, page.image ?? '/share.png')
  const others = languages.filter((other) => other !== language)
  const graph: Record<string, string> = {
    'og:type': page.type ?? 'website',
    'og:site_name': company.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.canonical,
    'og:image': image,
    'og:locale': locales[language],
  }
  const card: Record<string, string> = {
    'twitter:card': 'summary_large_image',
    'twitter:title': page.title,
    'twitter:description': page.description,
    'twitter:image': image,
  }
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    ...others.map((other) => ({ property: 'og:locale:alternate', content: locales[other] })),
    ...Object.entries(card).map(([name, content]) => ({ name, content })),
  ]
}
