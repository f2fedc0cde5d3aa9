import type { ComponentProps } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { type PlacePage, TabbedPage } from '#backoffice/sections/shell/tabbed-page.tsx'

export const contentPages: readonly PlacePage[] = [
  { path: paths.faq, label: 'content.faq.title', permission: 'content.edit' },
  { path: paths.videos, label: 'content.videos.title', permission: 'content.edit' },
  { path: paths.specialists, label: 'content.specialists.title', permission: 'content.edit' },
  { path: paths.reviews, label: 'content.reviews.title', permission: 'content.edit' },
  { path: paths.homePage, label: 'home.title', permission: 'content.edit' },
  { path: paths.pageTexts, label: 'texts.title', permission: 'content.edit' },
  { path: paths.brands, label: 'brands.title', permission: 'brand.edit' },
  { path: paths.archive, label: 'archive.title', permission: 'settings.edit' },
  { path: paths.promos, label: 'promos.title', permission: 'promo.edit' },
]

export function ContentPage(page: Omit<ComponentProps<typeof TabbedPage>, 'place' | 'pages'>) {
  return <TabbedPage {...page} place="shell.places.content" pages={contentPages} />
}
