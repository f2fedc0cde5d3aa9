import type { Kind } from '#contract/piece.ts'
import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'

/**
 * A word that people add to a name in a query, such as «buy», «watch» or «gold». A matching piece need not have the word. `means` is its
 * English translation, which the name of a model may contain.
 */
export type ModifierWord =
  | { role: 'filler' }
  | { role: 'kind'; kind: Kind }
  | { role: 'shape'; kind: Kind; means: string }
  | { role: 'description'; means: string }

const fillers = `
  купить куплю заказать продать цена цены ценам стоимость сколько стоит недорого дорого дешево скидка скидкой со
  оригинал оригинальные оригинальный новый новые новая бу б у и в на с из от до для за по или не есть ли вас наличии наличие
  москва москве дубай дубае мужские мужской мужская женские женский женская хочу нужны нужен нужна магазин интернет каталог
  модель модели бренд бренда реф референс артикул мм см руб рублей долларов
  buy price prices cost cheap sale sell shop store online original authentic new used preowned pre owned second hand luxury
  the a an and of by for in with to or et de la le les du di da mens men man womens women ladies s m mm cm usd ref reference model brand
`

/** Words for each kind of piece. */
export const kindWords: [Kind, string][] = [
  ['watch', 'часы часов часам часики наручные watch watches wristwatch timepiece chasy'],
  ['bag', 'сумка сумки сумку сумке сумкой сумок сумочка сумочки сумочку bag bags handbag handbags purse sumka'],
  ['jewelry', 'украшение украшения украшений ювелирные ювелирное ювелирный бижутерия jewelry jewellery jewels jewel'],
]

/**
 * Words for types of jewelry, by the English name of the type. The name of a model may contain the English name. Each word implies the kind
 * `jewelry`.
 */
export const shapes: [string, string][] = [
  ['ring', 'кольцо кольца кольцом колец перстень ring rings'],
  ['bracelet', 'браслет браслеты браслета bracelet bracelets'],
  ['necklace', 'колье ожерелье necklace necklaces'],
  ['pendant', 'подвеска подвески подвеску кулон кулоны pendant pendants'],
  ['earrings', 'серьги серьга сережки серег earrings earring'],
  ['brooch', 'брошь броши брошка brooch brooches'],
]

const descriptions: [string, string][] = [
  ['gold', 'золото золота золотой золотая золотое золотые'],
  ['steel', 'сталь стали стальной стальная стальные'],
  ['platinum', 'платина платины платиновый платиновые'],
  ['diamond', 'бриллиант бриллианты бриллиантом бриллиантами бриллиантов diamonds'],
  ['perpetual', 'вечный'],
  ['calendar', 'календарь календарем'],
  ['moon', 'луна луны лунный'],
  ['chronograph', 'хронограф хронографы хроно'],
  ['tourbillon', 'турбийон турбийоны турбийоном турбильон'],
]

const modifierWords = new Map<string, ModifierWord>()
addModifierWords(fillers, { role: 'filler' })
for (const [kind, words] of kindWords) addModifierWords(words, { role: 'kind', kind })
for (const [means, words] of shapes) addModifierWords(words, { role: 'shape', kind: 'jewelry', means })
for (const [means, words] of descriptions) addModifierWords(words, { role: 'description', means })

/** Returns the role of a folded modifier word; null for any other word. */
export function findModifierWord(word: string): ModifierWord | null {
  return modifierWords.get(word) ?? null
}

function addModifierWords(words: string, modifier: ModifierWord): void {
  for (const word of splitWords(foldText(words))) modifierWords.set(word, modifier)
}
