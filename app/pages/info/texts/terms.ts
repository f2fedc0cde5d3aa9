import { termsEn } from '#app/pages/info/texts/terms-en.ts'
import { termsRu } from '#app/pages/info/texts/terms-ru.ts'
import type { Texts } from '#app/sections/info/article.ts'

export const terms: Texts = { ru: termsRu, en: termsEn }
