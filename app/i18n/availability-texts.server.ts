import type { Language } from '#contract/language.ts'

/** Texts about the location of a piece. Server only: pages send the texts they need with their data. */
export const availabilityTexts = {
  ru: {
    availableIn: (city: string) => `В наличии: ${city}`,
    onItsWay: (city: string) => `В пути: ${city}`,
    incoming: 'Ожидается',
    incomingText: (city: string) => `Предмет скоро поступит: ${city}. О нём можно спросить уже сейчас, заказать — после поступления.`,
    reserved: 'Забронировано',
    reservedUntil: (until: string, city: string) => `Отложен до ${until} (${city})`,
    reservedText: 'Этот предмет держит за собой другой покупатель. Если бронь снимут, он снова появится в продаже.',
    heldForYou: (until: string, city: string) => `Отложен для вас до ${until} (${city})`,
    heldForYouText: 'Оформите заказ до этого времени, и предмет останется за вами.',
    sold: 'Продано',
    soldText: 'Этот предмет уже нашёл владельца. Мы можем подобрать похожий.',
    withdrawn: 'Этот предмет больше не продаётся',
    withdrawnText: 'Мы сняли его с продажи. Похожие предметы — ниже и в каталоге.',
  },
  en: {
    availableIn: (city: string) => `Available in ${city}`,
    onItsWay: (city: string) => `On its way to ${city}`,
    incoming: 'Coming in',
    incomingText: (city: string) => `This piece will soon arrive in ${city}. You can ask for it now, and order it once it is here.`,
    reserved: 'Reserved',
    reservedUntil: (until: string, city: string) => `On hold until ${until} (${city})`,
    reservedText: 'Another buyer is holding this piece. If the hold ends, it goes back on sale.',
    heldForYou: (until: string, city: string) => `On hold for you until ${until} (${city})`,
    heldForYouText: 'Place the order before then, and the piece is yours.',
    sold: 'Sold',
    soldText: 'This piece has found its owner. We can look for a similar one.',
    withdrawn: 'This piece is no longer for sale',
    withdrawnText: 'We have taken it out of the shop. Similar pieces are below and in the catalog.',
  },
} as const satisfies Record<Language, Record<string, string | ((...values: string[]) => string)>>
