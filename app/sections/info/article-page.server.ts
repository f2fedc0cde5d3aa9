import { paths } from '#app/client/paths.ts'
import { type EditorialImageName, editorialImage } from '#app/sections/editorial-images/editorial-image.server.ts'
import type { Texts } from '#app/sections/info/article.ts'
import { factsOf } from '#app/sections/info/company-facts.server.ts'
import { typesetAll } from '#app/sections/info/typeset.ts'
import { service } from '#app/sections/seo/company-structured-data.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** `services` is the page above those of the single services. */
type Options = {
  path: string
  texts: Texts
  kind?: 'page' | 'services' | 'service'
  image?: EditorialImageName
  structuredData?: StructuredData[]
}

/** A page of text in the language of the request, with its breadcrumbs and metadata. */
export function articlePage(page: PageContext, { path, texts, kind = 'page', image, structuredData = [] }: Options) {
  const { language, site } = page
  const { title, description } = texts[language]
  const crumbs: Crumb[] = [{ label: page.t('info.home'), to: paths.home }]
  if (kind === 'service') crumbs.push({ label: page.t('header.services'), to: paths.services })
  const serviceData = kind === 'page' ? [] : [service(site, language, { path, title, description })]
  const breadcrumbData = breadcrumbList(site, [...crumbs, { label: title, to: path }])
  const head = page.head({ path, title, description, structuredData: [breadcrumbData, ...serviceData, ...structuredData] })
  return { article: typesetAll(texts[language], factsOf(page)), crumbs, head, image: image && editorialImage(image, language) }
}
