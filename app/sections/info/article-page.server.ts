import { getPageText } from '#app/client/content.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { type EditorialImageName, editorialImage } from '#app/sections/editorial-images/editorial-image.server.ts'
import { typesetAll } from '#app/sections/info/typeset.ts'
import { service } from '#app/sections/seo/company-structured-data.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { factsOf } from '#contract/rules/page-facts.ts'
import { type TextPageName, textPages } from '#contract/rules/page-texts.ts'

type Options = {
  request: Request
  name: TextPageName
  kind?: 'page' | 'services' | 'service'
  image?: EditorialImageName
  structuredData?: StructuredData[]
}

/** Returns the data of a text page in the language of the request, with breadcrumbs and metadata. A draft preview is not indexed. */
export async function articlePage(page: PageContext, { request, name, kind = 'page', image, structuredData = [] }: Options) {
  const { language, site } = page
  const { path } = textPages[name]
  const preview = new URL(request.url).searchParams.get('preview')
  const { earlier, since, ...text } = await orNotFound(getPageText(page.callApi, name, preview))
  const { title, description } = text
  const crumbs: Crumb[] = [{ label: page.t('info.home'), to: paths.home }]
  if (kind === 'service') crumbs.push({ label: page.t('header.services'), to: paths.services })
  const serviceData = kind === 'page' ? [] : [service(site, language, { path, title, description })]
  const breadcrumbData = breadcrumbList(site, [...crumbs, { label: title, to: path }])
  const shown = page.head({ path, title, description, structuredData: [breadcrumbData, ...serviceData, ...structuredData] })
  const head = preview === null ? shown : [...shown, { name: 'robots', content: 'noindex, nofollow' }]
  return {
    article: typesetAll(text, { ...factsOf(page), ...(since === null ? {} : { since }) }),
    crumbs,
    head,
    image: image && editorialImage(image, language),
    ...(earlier.length ? { earlier } : {}),
  }
}
