import type { Language } from '#contract/language.ts'

const texts = {
  ru: {
    accepted:
      'Криптовалюту принимаем на адреса со страницы заказа, по курсу, указанному в заказе; платёж засчитываем после подтверждений сети.',
    refused: 'Криптовалюту сейчас не принимаем.',
  },
  en: {
    accepted:
      'We accept cryptocurrency at the addresses on the order page, at the rate stated in the order; a payment counts once the network has confirmed it.',
    refused: 'We are not accepting cryptocurrency at the moment.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** Returns a sentence about coin payment. Without wallets, the sentence says that the shop does not accept coins. */
export function coinPaymentText(language: Language, wallets: readonly unknown[]): string {
  return texts[language][wallets.length ? 'accepted' : 'refused']
}
