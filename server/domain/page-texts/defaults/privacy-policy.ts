import type { Texts } from '#contract/rules/article.ts'
import { privacyPolicyEn } from '#server/domain/page-texts/defaults/privacy-policy-en.ts'
import { privacyPolicyRu } from '#server/domain/page-texts/defaults/privacy-policy-ru.ts'

export const privacyPolicy: Texts = { ru: privacyPolicyRu, en: privacyPolicyEn }
