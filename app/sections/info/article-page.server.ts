import { paths } from '#app/client/paths.ts'
import type { Texts } from '#app/sections/info/article.ts'
import { factsOf } from '#app/sections/info/facts.server.ts'
import { type SceneName, sceneOf } from '#app/sections/scenes/scene.server.ts'
import { typesetAll } from '#app/sections/info/typeset.ts'
import { service } from '#app/sections/seo/company-things.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList, type Thing } from '#app/sections/seo/structured-data.server.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** `services` is the page above those of the single services. */
type Options = { path: string; texts: Texts; kind?: 'page' | 'services' | 'service'; scene?: SceneName; things?: Thing[] }

/** A page of text in the language of the request, the way to it, and all that it says about itself (SEO-01, SEO-03). */
export function articlePage(page: PageContext, { path, texts, kind = 'page', scene, things = [] }: Options) {
  const { language, site } = page
  const { title, description } = texts[language]
  const crumbs: Crumb[] = [{ label: page.t('info.home'), to: paths.home }]
  if (kind === 'service') crumbs.push({ label: page.t('header.services'), to: paths.services })
  const offered = kind === 'page' ? [] : [service(site, language, { path, title, description })]
  const way = breadcrumbList(site, [...crumbs, { label: title, to: path }])
  const head = page.head({ path, title, description, things: [way, ...offered, ...things] })
  return { article: typesetAll(texts[language], factsOf(language)), crumbs, head, scene: scene && sceneOf(scene, language) }
}
