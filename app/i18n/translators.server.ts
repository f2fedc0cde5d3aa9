import { accountDictionary as enAccount } from '#app/i18n/en/account-dictionary.ts'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { enquiryDictionary as enEnquiry } from '#app/i18n/en/enquiry-dictionary.ts'
import { accountDictionary as ruAccount } from '#app/i18n/ru/account-dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { enquiryDictionary as ruEnquiry } from '#app/i18n/ru/enquiry-dictionary.ts'
import { createTranslator, type Translator } from '#app/i18n/translator.ts'
import type { Language } from '#contract/language.ts'

export const translators: Record<Language, Translator> = {
  ru: createTranslator('ru', ru),
  en: createTranslator('en', en),
}
translators.ru.addMessages('account', ruAccount)
translators.ru.addMessages('enquiry', ruEnquiry)
translators.en.addMessages('account', enAccount)
translators.en.addMessages('enquiry', enEnquiry)
