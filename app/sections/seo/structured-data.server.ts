import type { Services, Site } from '#app/client/services.ts'
import type { Faq } from '#contract/content.ts'
import type { Kind, PieceCard } from '#contract/piece.ts'
import { currency } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type StructuredData = { '@type': string; [key: string]: Json }

type Shop = Pick<Services, 'site' | 'company' | 'language'>

export const absolute = (site: Site, path: string) => new URL(path, site.canonicalOrigin).href

export function organization({ site, company, language }: Shop): StructuredData {
  return {
    '@type': 'Organization',
    '@id': absolute(site, '/#organization'),
    name: company.name,
    url: absolute(site, '/'),
    logo: absolute(site, '/favicon.svg'),
    email: company.email,
    telephone: company.phone.text,
    address: company.offices.map(({ city, country, address }) => ({
      '@type': 'PostalAddress',
      addressLocality: city[language],
      addressCountry: country,
      streetAddress: address[language],
    })),
    sameAs: company.socials.flatMap(({ url }) => (url ? [url] : [])),
  }
}

export function webSite({ site, company, language }: Shop): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': absolute(site, '/#website'),
    name: company.name,
    url: absolute(site, '/'),
    inLanguage: language,
    publisher: { '@id': absolute(site, '/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.canonicalOrigin}/catalog?search={query}` },
      'query-input': 'required name=query',
    },
  }
}

export function breadcrumbList(site: Site, crumbs: readonly { label: string; to: string }[]): StructuredData {
  const itemListElement = crumbs.map(({ label, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: absolute(site, to),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

const availability = {
  incoming: 'https://schema.org/PreOrder',
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
} as const satisfies Record<PieceCard['status'], string>

/** Structured data of a piece and its offer. A piece with a price on request has no offer, because an offer needs a price. */
export function product(site: Site, kind: Kind, piece: PieceCard & { description: string; isNew: boolean }): StructuredData {
  const url = absolute(site, piecePath(kind, piece.id))
  const hasPrice = !piece.price_on_request && Number(piece.price_usd) > 0
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: `${piece.brand.name} ${piece.model_name}`,
    url,
    sku: String(piece.id),
    ...(piece.reference ? { mpn: piece.reference } : {}),
    brand: { '@type': 'Brand', name: piece.brand.name },
    description: piece.description,
    image: piece.photos.map((photo) => absolute(site, photo.image_url)),
    ...(hasPrice && {
      offers: {
        '@type': 'Offer',
        url,
        price: piece.price_usd,
        priceCurrency: currency,
        availability: availability[piece.status],
        itemCondition: piece.isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
        seller: { '@id': absolute(site, '/#organization') },
      },
    }),
  }
}

export function faqPage(faqs: readonly Pick<Faq, 'question' | 'answer'>[]): StructuredData {
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { '@type': 'FAQPage', mainEntity }
}
