import { privacyPolicyEn } from '#app/pages/info/texts/privacy-policy-en.ts'
import { privacyPolicyRu } from '#app/pages/info/texts/privacy-policy-ru.ts'
import type { Texts } from '#app/sections/info/article.ts'

export const privacyPolicy: Texts = { ru: privacyPolicyRu, en: privacyPolicyEn }
