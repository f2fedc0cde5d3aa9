import type { Language } from '#contract/language.ts'

export type PaperLanguage = Language

export const certificateTexts = {
  ru: {
    title: 'Сертификат подлинности и состояния',
    piece: 'Предмет',
    reference: 'Референс',
    year: 'Год',
    serialEnd: 'Конец серийного номера',
    condition: 'Состояние',
    set: 'Комплект',
    fullSet: 'Полный',
    partSet: 'Неполный',
    report: 'Отчёт подписан',
    workshop: 'Мастерская',
    issued: 'Выдан',
    check: 'Проверьте сертификат по коду или по номеру:',
  },
  en: {
    title: 'Certificate of authenticity and condition',
    piece: 'Piece',
    reference: 'Reference',
    year: 'Year',
    serialEnd: 'End of the serial number',
    condition: 'Condition',
    set: 'Set',
    fullSet: 'Full',
    partSet: 'Incomplete',
    report: 'Report signed',
    workshop: 'Workshop',
    issued: 'Issued',
    check: 'Verify the certificate by the code or the number:',
  },
} as const satisfies Record<Language, Record<string, string>>
