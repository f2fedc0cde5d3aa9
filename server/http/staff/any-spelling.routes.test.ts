import { expect, test } from 'vitest'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const { ask, call, cardOfThread, order } = calls

const spellings = [
  ['Пётр Алёшин', 'петр алешин'],
  ['Петр Алешин', 'Алёшин Пётр'],
  ['Jürgen Müller', 'muller jurgen'],
  ['Иванов Андрей', 'Ivanov Andrey'],
  ['Tatyana Khokhlova', 'Татьяна Хохлова'],
  ['Алекс Шмидт', 'Alex Schmidt'],
  ['Łukasz O’Brien', "lukasz o'brien"],
  // contains й as two code points (decomposed), and a zero-width space
  ['Сергей Юрьев', 'Серге\u0438\u0306 Юр\u200bьев'],
] as const

test.each(spellings)('REAL-12 «%s» is found as «%s» in people, enquiries, orders and the global search', async (name, typed) => {
  const [first_name = '', last_name = ''] = name.split(' ')
  const number = await ask({ name, phone: '+7 916 000-00-01', message: '' })
  const person = await cardOfThread(number)
  const { customerId, headers } = await signIn(calls.shop, { phone: '79160000001', first_name })
  const placed = await order(customerId, headers, { first_name, last_name })
  const search = encodeURIComponent(typed)
  const people = (await call('GET', `/people/?search=${search}`)).json()
  expect(people.results).toMatchObject([{ id: person.id }])
  expect((await call('GET', `/threads/?search=${search}`)).json().results).toMatchObject([{ id: number }])
  expect((await call('GET', `/orders/?search=${search}`)).json().results).toMatchObject([{ id: placed.id }])
  const found = (await call('GET', `/find/?q=${search}`)).json().results
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'person', id: String(person.id) }),
      expect.objectContaining({ kind: 'thread', id: String(number) }),
      expect.objectContaining({ kind: 'order', id: placed.id }),
    ]),
  )
})

test('REAL-12 words of a message are found in any spelling, and pattern characters match literally', async () => {
  const number = await ask({ name: 'Vera', message: 'Ищу ещё одни чёрные часы, скидка 10%' })
  for (const typed of ['еще черные', 'ЕЩЁ', '10%'])
    expect((await call('GET', `/threads/?search=${encodeURIComponent(typed)}`)).json().results).toMatchObject([{ id: number }])
  for (const typed of ['1_%', 'черные костюмы'])
    expect((await call('GET', `/threads/?search=${encodeURIComponent(typed)}`)).json().results).toEqual([])
})
