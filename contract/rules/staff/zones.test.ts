import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { kinds } from '#contract/piece.ts'
import { gradeName, grades, gradeSentence } from '#contract/rules/staff/zone-wear-grades.ts'
import { findMissingZones, zonesOfKind } from '#contract/rules/staff/zones.ts'

test.each(kinds)('OWN-60 every zone of a %s has a name and a sentence for each grade in both languages', (kind) => {
  const zones = zonesOfKind[kind]
  expect(new Set(zones.map(({ key }) => key)).size).toBe(zones.length)
  for (const language of languages)
    for (const zone of zones) {
      expect(zone.name[language]).not.toBe('')
      const sentences = grades.map((grade) => gradeSentence(zone.scale, grade, language))
      expect(new Set(sentences).size).toBe(5)
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    }
  expect(new Set(grades.map((grade) => gradeName(grade, 'ru'))).size).toBe(5)
})

test('OWN-60 an optional zone may be left out of a report', () => {
  const missing = findMissingZones('jewelry', [{ zone: 'metal' }]).map(({ key }) => key)
  expect(missing).toEqual(['hallmark'])
})
