import type { Services, Site } from '#app/client/services.ts'
import { absolute, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { currency } from '#contract/rules/money.ts'

const dayNames = { Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday', Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' } as const

/** Structured data of the offices as local businesses: address and opening hours. */
export function localBusinesses({ site, company, language }: Pick<Services, 'site' | 'company' | 'language'>): StructuredData[] {
  const openingHoursSpecification = company.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  }))
  return company.offices.map(({ key, city, country, address, phone }) => ({
    '@type': 'LocalBusiness',
    '@id': absolute(site, `/#office-${key}`),
    name: `${company.name}, ${city[language]}`,
    url: absolute(site, '/contacts'),
    image: absolute(site, '/share.png'),
    telephone: (phone ?? company.phone).text,
    email: company.email,
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city[language],
      addressCountry: country,
      streetAddress: address[language],
    },
    openingHoursSpecification,
    parentOrganization: { '@id': absolute(site, '/#organization') },
  }))
}

export function service(
  site: Site,
  language: Language,
  { path, title, description }: { path: string; title: string; description: string },
): StructuredData {
  return {
    '@type': 'Service',
    '@id': absolute(site, `${path}#service`),
    name: title,
    description,
    url: absolute(site, path),
    provider: { '@id': absolute(site, '/#organization') },
    areaServed: offices.map(({ city }) => ({ '@type': 'City', name: city[language] })),
  }
}
