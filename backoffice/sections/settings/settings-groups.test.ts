import { expect, test } from 'vitest'
import { loadTranslator } from '#backoffice/i18n/load-translator.ts'
import { settingsGroups } from '#backoffice/sections/settings/settings-groups.ts'
import { languages } from '#contract/language.ts'

test.each(languages)('OWN-114 I18N-04 every page of the settings has a name before its own texts are loaded (%s)', async (language) => {
  const { t } = await loadTranslator(language)
  const keys = settingsGroups.flatMap(({ title, pages }) => [title, ...pages.flatMap(({ label, about }) => [label, about])])
  expect(keys.filter((key) => t(key) === key)).toEqual([])
})
