import type { Language } from '#contract/language.ts'

export const specialistTexts = {
  ru: {
    title: 'Ваш специалист',
    aboutPiece: (name: string, url: string) => `Здравствуйте! Вопрос о ${name}: ${url}`,
  },
  en: {
    title: 'Your specialist',
    aboutPiece: (name: string, url: string) => `Hello! I have a question about ${name}: ${url}`,
  },
} satisfies Record<Language, unknown>
