import type { Language } from '#contract/language.ts'

type Ways = { here: string; there: string; min: number; max: number; percent: number; sum: string | null }

const ru = {
  deposit: ({ percent, sum }: Ways) => `озвратный депозит ${percent}\u00A0%${sum ? `\u00A0— ${sum}` : ''}`,
}
const en = { deposit: ({ percent, sum }: Ways) => `efundable deposit of ${percent}%${sum ? ` (${sum})` : ''}` }

export const transferTexts = {
  ru: {
    text: (ways: Ways) =>
      `Сейчас ${ways.here}: там его можно посмотреть и\u00A0примерить. Привезём ${ways.there} к\u00A0просмотру за\u00A0${ways.min}–${ways.max}\u00A0дней${ways.percent > 0 ? `, в${ru.deposit(ways)}` : ''}.`,
    link: (there: string) => `Попросить привезти ${there}`,
    note: (ways: Ways) =>
      `Сейчас ${ways.here}, привезём за\u00A0${ways.min}–${ways.max}\u00A0дней.${ways.percent > 0 ? ` В${ru.deposit(ways)}.` : ''}`,
    moving: (ways: Ways) =>
      `В\u00A0пути ${ways.there}: там его можно будет посмотреть и\u00A0примерить не\u00A0позже чем через\u00A0${ways.max}\u00A0дней. Самовывоз станет доступен, когда предмет прибудет.`,
    deliveryOnItsWay: (there: string, fee: string) =>
      `Курьер со\u00A0страховкой на\u00A0полную стоимость. Предмет в\u00A0пути ${there}, срок доставки менеджер назовёт до\u00A0оплаты. По\u00A0России и\u00A0ОАЭ бесплатно, в\u00A0другие страны\u00A0—\u00A0${fee}.`,
    onItsWay: ({ there, max }: Ways) => `Уже в\u00A0пути ${there}: будет там не\u00A0позже чем через\u00A0${max}\u00A0дней.`,
    backFrom: (ways: Ways) => `Сейчас в\u00A0пути ${ways.here}, потом привезём.${ways.percent > 0 ? ` В${ru.deposit(ways)}.` : ''}`,
  },
  en: {
    text: (ways: Ways) =>
      `The piece is ${ways.here} now, where you can see it and try it on. We can bring it ${ways.there} for a viewing in ${ways.min}–${ways.max}\u00A0days${ways.percent > 0 ? `, with a r${en.deposit(ways)}` : ''}.`,
    link: (there: string) => `Have it brought ${there}`,
    note: (ways: Ways) =>
      `The piece is ${ways.here} now; we can bring it in ${ways.min}–${ways.max}\u00A0days.${ways.percent > 0 ? ` R${en.deposit(ways)}.` : ''}`,
    moving: (ways: Ways) =>
      `The piece is on its way ${ways.there}, where you can see it and try it on within ${ways.max}\u00A0days. We can promise a pickup once it has arrived.`,
    deliveryOnItsWay: (there: string, fee: string) =>
      `By courier, insured for the full value. The piece is on its way ${there}: we will tell you the delivery time before you pay. Free within Russia and the UAE, ${fee} to other countries.`,
    onItsWay: ({ there, max }: Ways) => `Already on its way ${there}: it will be there within ${max}\u00A0days.`,
    backFrom: (ways: Ways) =>
      `On its way ${ways.here} now; we can bring it in afterwards.${ways.percent > 0 ? ` R${en.deposit(ways)}.` : ''}`,
  },
} as const satisfies Record<Language, object>
