import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnderstoodChips } from '#app/features/catalog-filters/understood-chips.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

const understood = [
  { words: 'black', name: 'Black', without: 'birkin under 20k' },
  { words: 'under 20k', name: 'Up to $20,000', without: 'birkin black' },
]

function linksOf(catalogState: CatalogState, chips: typeof understood): string[] {
  const markup = renderToStaticMarkup(
    <I18nProvider translator={translators.en}>
      <UnderstoodChips catalogState={catalogState} understood={chips} goTo={() => {}} />
    </I18nProvider>,
  )
  return [...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

test('FIND-01 each chip links to the same filters and the search without its words; the last link turns literal search on or off', () => {
  const view = { page: 2, page_size: 24, search: 'birkin black under 20k', condition: [3] }
  expect(linksOf({ mode: 'all', view }, understood)).toEqual([
    '/catalog?condition=3&amp;search=birkin+under+20k',
    '/catalog?condition=3&amp;search=birkin+black',
    '/catalog?condition=3&amp;literal=true&amp;search=birkin+black+under+20k',
  ])
  expect(linksOf({ mode: 'all', view: { ...view, literal: true } }, [])).toEqual(['/catalog?condition=3&amp;search=birkin+black+under+20k'])
  expect(linksOf({ mode: 'all', view: { ...view, search: 'black' } }, [{ words: 'black', name: 'Black', without: '' }])[0]).toBe(
    '/catalog?condition=3',
  )
  expect(linksOf({ mode: 'bags', view: { page: 1, page_size: 24, search: 'birkin' } }, [])).toEqual([])
})
