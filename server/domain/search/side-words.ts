import type { Kind } from '#contract/piece.ts'
import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'

/** A word that people type around a name: it never has to be found, and may tell the kind of piece or its shape. */
export type SideWord = { kind: Kind | null; means: readonly string[] }

const fillers = `
  купить куплю заказать продать цена цены ценам стоимость сколько стоит недорого дорого дешево скидка скидкой со
  оригинал оригинальные оригинальный новый новые новая бу б у и в на с из от до для за по или не есть ли вас наличии наличие
  москва москве дубай дубае мужские мужской мужская женские женский женская хочу нужны нужен нужна магазин интернет каталог
  модель модели бренд бренда реф референс артикул мм см руб рублей долларов
  buy price prices cost cheap sale sell shop store online original authentic new used preowned pre owned second hand luxury
  the a an and of by for in with to or et de la le les du di da mens men man womens women ladies s m mm cm usd ref reference model brand
`

const kindWords: [Kind, string][] = [
  ['watch', 'часы часов часам часики наручные watch watches wristwatch timepiece chasy'],
  ['bag', 'сумка сумки сумку сумке сумкой сумок сумочка сумочки сумочку bag bags handbag handbags purse sumka'],
  ['jewelry', 'украшение украшения украшений ювелирные ювелирное ювелирный бижутерия jewelry jewellery jewels jewel'],
]

/** Shapes of jewelry: they tell the kind, and the English word may stand in the name of the model. */
const shapes: [string, string][] = [
  ['ring', 'кольцо кольца кольцом колец перстень ring rings'],
  ['bracelet', 'браслет браслеты браслета bracelet bracelets'],
  ['necklace', 'колье ожерелье necklace necklaces'],
  ['pendant', 'подвеска подвески подвеску кулон кулоны pendant pendants'],
  ['earrings', 'серьги серьга сережки серег earrings earring'],
  ['brooch', 'брошь броши брошка brooch brooches'],
]

const sideWords = new Map<string, SideWord>([
  ...list(fillers).map((word): [string, SideWord] => [word, { kind: null, means: [] }]),
  ...kindWords.flatMap(([kind, words]) => list(words).map((word): [string, SideWord] => [word, { kind, means: [] }])),
  ...shapes.flatMap(([shape, words]) => list(words).map((word): [string, SideWord] => [word, { kind: 'jewelry', means: [shape] }])),
])

/** What a folded word is beside a name, or null where it may be (a part of) a name. */
export function readSideWord(word: string): SideWord | null {
  return sideWords.get(word) ?? null
}

function list(words: string): string[] {
  return splitWords(foldText(words))
}
