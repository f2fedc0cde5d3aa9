import { Banner, Faq, Review, Video } from '#contract/content.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { facetGroups } from '#contract/facets.ts'
import { HomeArrangement, HomeDraftQuery } from '#contract/home.ts'
import { pageOf, ReferencePaging } from '#contract/paging.ts'
import {
  Brand,
  BrandOfPage,
  BrandQuery,
  Collection,
  CollectionQuery,
  Country,
  NamedReference,
  Workshop,
} from '#contract/reference-lists.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { Specialist } from '#contract/specialist.ts'

type NamedGroup = Exclude<FacetGroup, 'brands' | 'collections' | 'workshops'>
/** Facet groups whose values have only an id and a name. Each other group has a call of its own. */
export const namedGroups = facetGroups.filter(
  (group): group is NamedGroup => group !== 'brands' && group !== 'collections' && group !== 'workshops',
)

type Dashed<Text extends string> = Text extends `${infer Head}_${infer Tail}` ? `${Head}-${Dashed<Tail>}` : Text
/** Returns the name of the call that reads a list: `watch_types` → `GET /api/watch-types/`. */
export const nameOfGroup = <Group extends NamedGroup>(group: Group) => `GET /api/${dashText(group)}/` as const
function dashText<Text extends string>(text: Text): Dashed<Text>
function dashText(text: string): string {
  return text.replaceAll('_', '-')
}

const named = { query: ReferencePaging, response: { 200: pageOf(NamedReference) } }

export const referenceListEndpoints = {
  ...recordOf(namedGroups.map((group) => [nameOfGroup(group), named] as const)),
  'GET /api/workshops/': { query: ReferencePaging, response: { 200: pageOf(Workshop) } },
  'GET /api/brands/': { query: ReferencePaging, response: { 200: pageOf(Brand) } },
  'GET /api/brand/': { query: BrandQuery, response: { 200: BrandOfPage } },
  'GET /api/collections/': { query: CollectionQuery, response: { 200: pageOf(Collection) } },
  'GET /api/countries/': { query: ReferencePaging, response: { 200: pageOf(Country) } },
  'GET /api/home/': { response: { 200: HomeArrangement } },
  'GET /api/home/draft/': { query: HomeDraftQuery, response: { 200: HomeArrangement } },
  'GET /api/banners/': { query: ReferencePaging, response: { 200: pageOf(Banner) } },
  'GET /api/faqs/': { query: ReferencePaging, response: { 200: pageOf(Faq) } },
  'GET /api/videos/': { query: ReferencePaging, response: { 200: pageOf(Video) } },
  'GET /api/reviews/': { query: ReferencePaging, response: { 200: pageOf(Review) } },
  'GET /api/specialists/': { query: ReferencePaging, response: { 200: pageOf(Specialist) } },
} as const satisfies Endpoints
