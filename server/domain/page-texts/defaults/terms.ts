import type { Texts } from '#contract/rules/article.ts'
import { termsEn } from '#server/domain/page-texts/defaults/terms-en.ts'
import { termsRu } from '#server/domain/page-texts/defaults/terms-ru.ts'

export const terms: Texts = { ru: termsRu, en: termsEn }
