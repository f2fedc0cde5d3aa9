import type { Language } from '#contract/language.ts'
import type { EmptyShopReason } from '#server/context/empty-shop-reasons.ts'

export const emptyShopMessages = {
  ru: {
    'empty-shop-name': 'Введите название магазина точно так, как оно написано.',
    'empty-shop-backup': 'Сначала сделайте резервную копию: нужна копия не старше часа.',
    'empty-shop-mixed': 'В заказах {{orders}} предмет демонстрации вместе с вашим. Сначала вручите или отмените эти заказы.',
  },
  en: {
    'empty-shop-name': 'Type the name of the shop exactly as it is written.',
    'empty-shop-backup': 'Make a backup first: one of the last hour is needed.',
    'empty-shop-mixed': 'The orders {{orders}} have a piece of the demo together with one of yours. Deliver or cancel them first.',
  },
} satisfies Record<Language, Record<EmptyShopReason, string>>
