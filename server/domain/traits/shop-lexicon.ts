import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'
import { Lexicon } from '#server/domain/traits/lexicon.ts'
import { colorTraits } from '#server/domain/traits/trait-colors.ts'
import { functionTraits } from '#server/domain/traits/trait-functions.ts'
import { kindTraits } from '#server/domain/traits/trait-kinds.ts'
import { materialTraits } from '#server/domain/traits/trait-materials.ts'
import type { SpokenTrait } from '#server/domain/traits/trait.ts'

/** Traits in order of precedence: if several traits share a phrase, the phrase names the first of them. */
const knownTraits: SpokenTrait[] = [...kindTraits, ...colorTraits, ...materialTraits, ...functionTraits]

/**
 * Facet groups whose names also name traits. Leaves out straps, because «золотой браслет» means jewelry. Leaves out colors, glass,
 * conditions and cities, because their names are already known or apply to too many pieces.
 */
const namedGroups = ['watch_types', 'jewelry_types', 'case_materials', 'functions', 'movement_types'] as const satisfies FacetGroup[]

const lexicons = new WeakMap<ReferenceLists, Lexicon>()

/** Returns the lexicon of a shop: the known traits, and the names that the owner gave to types, materials, functions and movements. */
export function lexiconOf(lists: ReferenceLists): Lexicon {
  const lexicon = lexicons.get(lists) ?? new Lexicon([...knownTraits, ...namedGroups.flatMap((group) => namedTraits(lists, group))])
  lexicons.set(lists, lexicon)
  return lexicon
}

function namedTraits(lists: ReferenceLists, group: (typeof namedGroups)[number]): SpokenTrait[] {
  return lists[group].flatMap(({ id, name }) => {
    const said = [name.en, name.ru].map((text) => splitWords(foldText(text)).join(' ')).filter(Boolean)
    const pattern = foldText(name.en).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return said.length ? [{ key: `${group} ${id}`, name, said: said.join(','), values: { [group]: new RegExp(`^${pattern}$`) } }] : []
  })
}
