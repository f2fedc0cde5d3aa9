import type { Language } from '#contract/language.ts'

export const policyTexts = {
  ru: {
    earlier: 'Прежние редакции',
    until: (day: string) => `До ${day}`,
    between: (from: string, until: string) => `С ${from} до ${until}`,
    notice: (times: string) => `Прежняя редакция. Действовала: ${times}.`,
    current: 'Действующая редакция',
    title: (title: string, times: string) => `${title}: прежняя редакция, ${times}`,
  },
  en: {
    earlier: 'Earlier versions',
    until: (day: string) => `Until ${day}`,
    between: (from: string, until: string) => `From ${from} until ${until}`,
    notice: (times: string) => `An earlier version. It was in force ${times}.`,
    current: 'The version in force',
    title: (title: string, times: string) => `${title}: an earlier version, ${times}`,
  },
} as const satisfies Record<Language, object>
