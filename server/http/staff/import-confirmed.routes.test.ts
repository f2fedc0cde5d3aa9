import { expect, test } from 'vitest'
import { importShop } from '#test/import-calls.ts'

const imports = importShop()
const head = 'Артикул;Вид;Бренд;Модель;Референс;Цена, $;Состояние;Город\r\n'
const row = (brand: string, reference: string) => `Ц/1;часы;${brand};Reader;${reference};12500;excellent;Moscow\r\n`

test('REAL-07 confirmed rows need a new confirmation once the file is read with other settings', async () => {
  await imports.files.bring(head + row('Rolex', '1'))
  const run = await imports.files.open(head + row('Omega', '2'))
  const put = (part: string, body: object) => imports.files.call('PUT', `${run.id}/${part}/`, body)
  const mapping: (string | null)[] = ['key', 'kind', 'brand', 'model', 'reference', 'price', 'condition', 'city']
  const choices = { mapping, has_new_names: true }
  const meanings = [{ column: 'brand', text: 'omega', meaning: 'Rolex' }]
  for (const [part, body, isKept] of [
    ['mapping', choices, true],
    ['mapping', { ...choices, mapping: mapping.with(7, null) }, false],
    ['mapping', { ...choices, mapping: mapping.with(7, null), supplier: 'Another' }, false],
    ['supplier', { supplier: 'Another' }, false],
    ['values', { meanings }, false],
  ] as const) {
    expect((await put('confirmed', { rows: [2] })).json().confirmed).toEqual([2])
    const response = await put(part, body)
    expect([part, response.statusCode, response.json().confirmed]).toEqual([part, 200, isKept ? [2] : []])
  }
})
