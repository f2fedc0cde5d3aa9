import { paths } from '#app/client/paths.ts'

const kindLinks = [
  { key: 'header.watches', to: paths.catalog() },
  { key: 'header.jewelry', to: paths.jewelryList() },
  { key: 'header.bags', to: paths.bagList() },
] as const

export const serviceLinks = [
  { key: 'menu.appointment', to: paths.appointment },
  { key: 'menu.authenticity', to: paths.authenticity },
  { key: 'menu.service', to: paths.service },
] as const

export const navLinks = [
  ...kindLinks,
  { key: 'header.watchBuyback', to: paths.watchBuyback },
  { key: 'header.services', to: paths.services },
  { key: 'header.about', to: paths.about },
] as const

export const menuColumns = [
  {
    key: 'menu.catalog',
    links: [...kindLinks, { key: 'header.sale', to: paths.sale() }, { key: 'header.salesHistory', to: paths.salesHistory }],
  },
  {
    key: 'menu.services',
    links: [{ key: 'header.services', to: paths.services }, ...serviceLinks],
  },
  {
    key: 'menu.sell',
    links: [{ key: 'menu.sellWatch', to: paths.watchBuyback }],
  },
  {
    key: 'menu.about',
    links: [
      { key: 'menu.whoWeAre', to: paths.about },
      { key: 'menu.addresses', to: paths.addresses },
      { key: 'header.contacts', to: paths.contacts },
      { key: 'header.video', to: paths.video },
      { key: 'menu.faq', to: paths.faq },
      { key: 'menu.support', to: paths.support },
    ],
  },
] as const
