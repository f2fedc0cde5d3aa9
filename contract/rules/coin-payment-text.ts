import type { Language } from '#contract/language.ts'

const texts = {
  ru: {
    accepted:
      'Криптовалюту принимаем на адреса со страницы заказа, по курсу, указанному в заказе; платёж засчитываем после подтверждений сети.',
    refused: 'Криптовалюту сейчас не принимаем.',
  },
  en: {
    accepted:
      'We accept cryptocurrency at the addresses on the page of the order, at the rate stated in the order; a payment counts once the network has confirmed it.',
    refused: 'We do not take cryptocurrency at the moment.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** Returns the sentence about coin payment; without wallets, it says that the shop takes no coins. */
export function coinPaymentText(language: Language, wallets: readonly unknown[]): string {
  return texts[language][wallets.length ? 'accepted' : 'refused']
}
