import { getPolicyVersion } from '#app/client/content.ts'
import { orNotFound } from '#app/client/not-found.ts'
import { paths } from '#app/client/paths.ts'
import { policyTexts } from '#app/i18n/policy-texts.server.ts'
import { shopDay } from '#app/i18n/shop-day.server.ts'
import { articlePage } from '#app/sections/info/article-page.server.ts'
import type { PolicyVersions } from '#app/sections/info/policy-page.tsx'
import { typesetAll } from '#app/sections/info/typeset.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import type { Language } from '#contract/language.ts'
import type { EarlierVersion } from '#contract/page-texts.ts'
import { type PolicyName, textPages } from '#contract/rules/page-texts.ts'

export async function policyPage(page: PageContext, request: Request, name: PolicyName) {
  const { earlier, ...article } = await articlePage(page, { request, name })
  return earlier ? { ...article, versions: versionLinks(page.language, name, earlier) } : article
}

function versionLinks(language: Language, name: PolicyName, earlier: readonly EarlierVersion[]): PolicyVersions {
  const links = earlier.map((each) => ({ to: paths.policyVersion(name, each.version), text: timesOf(language, each) }))
  return { name: policyTexts[language].earlier, links }
}

function timesOf(language: Language, { from, until }: Pick<EarlierVersion, 'from' | 'until'>): string {
  const texts = policyTexts[language]
  const end = shopDay(language, until)
  return from ? texts.between(shopDay(language, from), end) : texts.until(end)
}

export async function policyVersionPage(page: PageContext, name: PolicyName, version: string) {
  const { language, t } = page
  const texts = policyTexts[language]
  const { facts, from, until, ...text } = await orNotFound(getPolicyVersion(page.callApi, name, version))
  const { path } = textPages[name]
  const times = timesOf(language, { from, until })
  const inSentence = times.slice(0, 1).toLowerCase() + times.slice(1)
  return {
    article: typesetAll(text, facts),
    crumbs: [{ label: t('info.home'), to: paths.home }],
    notice: { text: texts.notice(inSentence), to: path, link: texts.current },
    head: page.head({
      path: paths.policyVersion(name, version),
      title: texts.title(text.title, inSentence),
      description: text.description,
      isPrivate: true,
    }),
  }
}
