import type { Language } from '#contract/language.ts'
import type { OwnerSettingReason } from '#server/context/owner-setting-reasons.ts'

export const ownerSettingMessages = {
  ru: {
    'owner-setting-bounds': 'Число вне допустимых границ.',
    'owner-setting-longer': 'Это дольше, чем разрешает другой срок.',
    'owner-setting-shorter': 'Это короче, чем другой срок.',
    'owner-settings-edited-meanwhile': 'Сроки и пределы только что изменил другой сотрудник.',
  },
  en: {
    'owner-setting-bounds': 'The number is out of bounds.',
    'owner-setting-longer': 'This is longer than another setting allows.',
    'owner-setting-shorter': 'This is shorter than another setting.',
    'owner-settings-edited-meanwhile': 'Somebody else has just changed the times and limits.',
  },
} satisfies Record<Language, Record<OwnerSettingReason, string>>
