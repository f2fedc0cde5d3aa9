import type { Language } from '#contract/language.ts'
import type { ThresholdReason } from '#server/context/threshold-reasons.ts'

/** Why a change of times and limits is refused. */
export const thresholdMessages = {
  ru: {
    'threshold-bounds': 'Число вне допустимых границ.',
    'threshold-longer': 'Это дольше, чем разрешает другой срок.',
    'threshold-shorter': 'Это короче, чем другой срок.',
    'thresholds-edited-meanwhile': 'Сроки и пределы только что изменил другой сотрудник.',
  },
  en: {
    'threshold-bounds': 'The number is out of bounds.',
    'threshold-longer': 'This is longer than another setting allows.',
    'threshold-shorter': 'This is shorter than another setting.',
    'thresholds-edited-meanwhile': 'Somebody else has just changed the times and limits.',
  },
} satisfies Record<Language, Record<ThresholdReason, string>>
