import type { Language } from '#contract/language.ts'

export const editorialImageAlts = {
  workbench: {
    ru: 'Стол часового мастера: часы с\u00A0открытой крышкой на\u00A0подушке, лупа, пинцет и\u00A0отвёртки на\u00A0зелёной коже',
    en: 'A watchmaker’s bench: a watch with its back open on a cushion, a loupe, tweezers and screwdrivers on green leather',
  },
  movement: {
    ru: 'Механизм часов в\u00A0держателе: мосты с\u00A0полосами, рубиновые камни, баланс и\u00A0синие винты',
    en: 'A watch movement in its holder: striped bridges, ruby jewels, the balance and blued screws',
  },
  papers: {
    ru: 'Часы в\u00A0открытой коробке, рядом книжки и\u00A0гарантийные карточки',
    en: 'A watch in its open box, with booklets and warranty cards beside it',
  },
  tray: {
    ru: 'Часы на\u00A0подушках в\u00A0кожаном лотке, приготовленные к\u00A0примерке',
    en: 'Four watches on pillows in a leather tray, ready to be tried on',
  },
  stones: {
    ru: 'Кольцо с\u00A0бриллиантом, камни на\u00A0бумаге, пинцет и\u00A0лупа',
    en: 'A diamond ring, loose stones on their paper, tweezers and a loupe',
  },
  parcel: {
    ru: 'Посылка, перевязанная шнуром, рядом футляр и\u00A0карточка',
    en: 'A parcel tied with cord, a watch box and a card beside it',
  },
  cloth: {
    ru: 'Коричневая сумка с\u00A0замком, рядом сложенный чехол',
    en: 'A tan bag with a lock beside its folded dust bag',
  },
} as const satisfies Record<string, Record<Language, string>>
