/** The metadata in the head of a page, parsed from the HTML. */
export type Head = {
  lang: string
  title: string
  description: string | undefined
  canonical: string | undefined
  robots: string | undefined
  /** Alternate URLs by `hreflang`. */
  alternates: Record<string, string>
  /** Open Graph and Twitter Card values, by property or name. */
  sharing: Record<string, string>
  /** Structured data, as a flat list of the items of its graph. */
  structuredData: StructuredData[]
}

export type StructuredData = { '@type': string; [key: string]: unknown }

export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = tags(head, 'meta')
  const links = tags(head, 'link')
  const content = (name: string) => metas.find((meta) => meta.name === name)?.content
  const social = metas.filter((meta) => /^(og:|twitter:)/.test(meta.property ?? meta.name ?? ''))
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: content('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    robots: content('robots'),
    alternates: Object.fromEntries(links.filter(({ rel }) => rel === 'alternate').map((link) => [link.hreflang ?? '', link.href ?? ''])),
    sharing: Object.fromEntries(social.map((meta) => [meta.property ?? meta.name ?? '', meta.content ?? ''])),
    structuredData: structuredData(html),
  }
}

export function structuredDataOf(head: Head, type: string): StructuredData[] {
  return head.structuredData.filter((entry) => entry['@type'] === type)
}

function structuredData(html: string): StructuredData[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']) => {
    const data: { '@graph'?: StructuredData[] } & StructuredData = JSON.parse(text)
    return data['@graph'] ?? [data]
  })
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      unescapeHtml(value),
    ])
    return Object.fromEntries(pairs)
  })
}

export function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
