import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

/** Inclusive bounds. */
export type Bounds = { min?: number; max?: number }

/** Names of the English texts of a piece that traits can test, for properties without a facet. */
export const traitTexts = ['color', 'metal', 'stone', 'material', 'size'] as const
export type TraitText = (typeof traitTexts)[number]

/** Prices in US dollars, diameters of watches in millimeters, widths of bags in centimeters. */
export type TraitNumber = 'price' | 'diameter' | 'width'

/**
 * A property that a search can name: a kind, a color, a material, a budget. A piece has the trait if it passes any of the tests. The
 * patterns test English texts in lower case without accents.
 */
export type Trait = {
  key: string
  name: Record<Language, string>
  kinds?: readonly Kind[]
  values?: Partial<Record<FacetGroup, RegExp>>
  texts?: Partial<Record<TraitText, RegExp>>
  numbers?: Partial<Record<TraitNumber, Bounds>>
  /**
   * `kind`: the trait names a kind or a shape, and its words are never part of a model’s name. `gender`: the trait is a guess by size; a
   * search that finds nothing drops it first.
   */
  role?: 'kind' | 'gender'
}

/**
 * A trait with the phrases that name it, separated by commas (`said`). Each word of a phrase is a key of `traitWords` or a spelling; `~`
 * stands for any Russian ending or none.
 */
export type SpokenTrait = Trait & { said: string }
