import type { Language } from '#contract/language.ts'

type Case = { diameter: string; thickness: string | null }
type Sides = { width: string; height: string }

/** Texts of the drawing to scale. Their lengths are formatted numbers: centimeters for bags and the wrist, else millimeters. */
export const sizeTexts = {
  ru: {
    title: 'Размер в\u00A0масштабе',
    watchAbove: 'Часы на\u00A0запястье, вид сверху',
    watchBoth: 'Часы на\u00A0запястье, вид сверху и\u00A0сбоку',
    watch: ({ diameter, thickness }: Case) =>
      `Корпус ${diameter}\u00A0мм${thickness ? ` толщиной ${thickness}\u00A0мм` : ''} на\u00A0запястье обхватом 17\u00A0см.`,
    bagName: 'Сумка рядом с\u00A0листом A4',
    bag: ({ width, height }: Sides) => `Сумка ${width}\u00A0×\u00A0${height}\u00A0см рядом с\u00A0листом A4: 21\u00A0×\u00A029,7\u00A0см.`,
    ringName: 'Кольцо рядом с\u00A0банковской картой',
    ring: (diameter: string) => `Внутренний диаметр ${diameter}\u00A0мм рядом с\u00A0банковской картой: 85,6\u00A0×\u00A054\u00A0мм.`,
  },
  en: {
    title: 'Size to scale',
    watchAbove: 'The watch on a wrist, seen from above',
    watchBoth: 'The watch on a wrist, seen from above and from the side',
    watch: ({ diameter, thickness }: Case) =>
      `${diameter}\u00A0mm case${thickness ? `, ${thickness}\u00A0mm thick,` : ''} on a 17\u00A0cm (6.7\u00A0in) wrist.`,
    bagName: 'The bag beside an A4 sheet',
    bag: ({ width, height }: Sides) =>
      `Bag of ${width}\u00A0×\u00A0${height}\u00A0cm beside an A4 sheet: 21\u00A0×\u00A029.7\u00A0cm (8.3\u00A0×\u00A011.7\u00A0in).`,
    ringName: 'The ring beside a bank card',
    ring: (diameter: string) =>
      `Inner diameter of ${diameter}\u00A0mm beside a bank card: 85.6\u00A0×\u00A054\u00A0mm (3.4\u00A0×\u00A02.1\u00A0in).`,
  },
} as const satisfies Record<Language, Record<string, string | ((value: never) => string)>>
