import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { importInto, openImportShop, watchRow, writeCsv, writeInput } from '#test/import.ts'

const { shop, folder, close, csv, pieceOf } = await openImportShop()
afterAll(close)

const count = async (list: string) => (await shop.get(`/api/${list}/`)).json().count

describe('a file', () => {
  test('OPS-03 with semicolons, a byte order mark, Windows line endings and quotes shows old and new values', async () => {
    await importInto(shop, csv(watchRow('told-anew')), { apply: true })
    const cells = {
      key: 'told-anew',
      price: '8 900,50',
      model: '=HYPERLINK("x")',
      condition: 'Хорошее',
      popular: 'да',
      kit_en: 'Box;\r\npapers',
    }
    const file = writeCsv(folder, [cells], { separator: ';', lineEnd: '\r\n', begin: '\uFEFF' })
    const { lines } = await importInto(shop, file, { apply: true })
    expect(lines).toEqual([
      'row 2     changed  told-anew - model: “Datejust 41” → “=HYPERLINK("x")”; price: $9500.00 → $8900.50; ' +
        'condition: “Excellent” → “Good”; kit_en: nothing → “Box; papers”; popular: no → yes',
    ])
    expect(await pieceOf('told-anew')).toMatchObject({ price_cents: 890_050, kit_en: 'Box;\npapers', is_popular: true, city_id: 1 })
  })

  test('OPS-03 OWN-87 OWN-41 sets whether a piece takes offers (default no) and is in the archive (default yes)', async () => {
    await importInto(shop, csv(watchRow('offered-plain')), { apply: true })
    expect(await pieceOf('offered-plain')).toMatchObject({ takes_offers: false, in_archive: true })
    const file = writeCsv(folder, [{ key: 'offered-plain', takes_offers: 'да', in_archive: 'no' }])
    await importInto(shop, file, { apply: true })
    expect(await pieceOf('offered-plain')).toMatchObject({ takes_offers: true, in_archive: false })
    expect((await importInto(shop, file)).lines.join()).not.toContain('changed')
  })

  test('OPS-03 may end with empty rows and columns; a row with another number of cells is refused', async () => {
    const file = writeInput(folder, 'wide.csv', 'key,price,,\ntold-anew,8900,,\n,,,\n\ntold-anew-2\ntold-anew-3,1,,x\n')
    expect((await importInto(shop, file)).lines).toEqual([
      'row 2     changed  told-anew - price: $8900.50 → $8900.00',
      'row 5     refused  told-anew-2 - The row has 1 cells where the head has 2.',
      'row 6     refused  told-anew-3 - The row has 4 cells where the head has 2.',
    ])
  })

  test('REAL-08 with a separator line, a title, mixed line endings and a DOS end-of-file mark is read', async () => {
    await importInto(shop, csv(watchRow('read-1', { reference: 'R1' }), watchRow('read-2')), { apply: true })
    const file = writeInput(
      folder,
      'odd.csv',
      'sep=;\r\nPrice list; 1,2,3\r\nkey;price;reference\r\nread-1;12900,50;#N/A\nread-2;13900;R2\r\n\u001a',
    )
    expect((await importInto(shop, file)).lines).toEqual([
      'row 3     refused  read-1 - reference: “#N/A” is an error of the spreadsheet, not a value.',
      'row 4     changed  read-2 - reference: nothing → “R2”; price: $9500.00 → $13900.00',
    ])
    const days = writeInput(folder, 'days.csv', 'key,acquired_on\nread-1,03/04/2025\nread-2,25/04/2025\n')
    expect((await importInto(shop, days)).lines).toEqual([
      'row 2     refused  read-1 - acquired_on: “03/04/2025” may be 2025-04-03 or 2025-03-04; write it as one of them.',
      'row 3     changed  read-2 - acquired_on: nothing → 2025-04-25',
    ])
  })

  test('REAL-07 that turns a known piece into another one needs the option', async () => {
    await importInto(shop, csv(watchRow('Ж-1')), { apply: true })
    const file = csv(watchRow('ж-1', { brand: 'Omega' }))
    expect((await importInto(shop, file)).lines[0]).toMatch(
      /refused {2}ж-1 - key: the key is that of another piece: brand “Rolex” → “Omega”; add --same-pieces/,
    )
    expect((await importInto(shop, file, { samePieces: true })).counts.changed).toBe(1)
  })

  test('OPS-03 OWN-51 that puts a piece on sale again clears its sale elsewhere; a piece that stays sold keeps it', async () => {
    await importInto(shop, csv(watchRow('sold-once')), { apply: true })
    const id = (await pieceOf('sold-once'))?.id ?? 0
    const sale = { sold_cents: 900_000, sold_on: '2026-11-20', sold_to: 'A dealer' }
    await shop.db.updateTable('piece').set({ status: 'sold', stock: 0 }).where('id', '=', id).execute()
    await shop.db.updateTable('piece_private').set(sale).where('piece_id', '=', id).execute()
    const readSale = async () =>
      (await sql`select sold_cents, sold_on::text, sold_to from piece_private where piece_id = ${id}`.execute(shop.db)).rows[0]
    await importInto(shop, csv(watchRow('sold-once', { status: 'sold', price: '8000' })), { apply: true })
    expect(await pieceOf('sold-once')).toMatchObject({ status: 'sold', price_cents: 800_000 })
    expect(await readSale()).toEqual(sale)
    await importInto(shop, csv(watchRow('sold-once', { stock: '1' })), { apply: true, samePieces: true })
    expect(await pieceOf('sold-once')).toMatchObject({ status: 'available' })
    expect(await readSale()).toEqual({ sold_cents: null, sold_on: null, sold_to: '' })
  })

  test('OPS-03 with one refused row is not written at all', async () => {
    const rows = [...Array.from({ length: 600 }, (_, at) => watchRow(`many-${at}`)), watchRow('many-7')]
    const refused = await importInto(shop, csv(...rows), { apply: true })
    expect(refused).toMatchObject({ counts: { new: 600, refused: 1 }, isWritten: false })
    expect(refused.lines.at(-1)).toBe('row 602   refused  many-7 - key: row 9 has the same one.')
    expect(await pieceOf('many-0')).toBeUndefined()
    const result = await importInto(shop, csv(...rows.slice(0, -1)), { apply: true })
    expect(result).toMatchObject({ counts: { new: 600, refused: 0 }, isWritten: true })
    expect(await count('watches')).toBeGreaterThan(600)
  })

  test.each([
    [{ key: '—/—' }, 'key: it needs a letter or a digit, and 120 characters at most.'],
    [{ key: 'k'.repeat(121) }, 'key: it needs a letter or a digit, and 120 characters at most.'],
    [{ key: '' }, 'key: it is missing.'],
    [{ kind: 'boat' }, 'kind: “boat” is none of watch, jewelry, bag.'],
    [{ brand: 'Rolexx' }, 'brand: “Rolexx” is not among the brands of the shop; --add-names adds it.'],
    [{ collection: 'Nautilus' }, 'collection: “Nautilus” is not among the collections of its brand; --add-names adds it.'],
    [{ price: '12,5000' }, 'price: “12,5000” is not an amount of dollars such as 12500 or 12500.50.'],
    [{ price: '-5' }, 'price: “-5” is not an amount of dollars such as 12500 or 12500.50.'],
    [{ price: '', status: 'sold' }, 'price: it is missing, and price_on_request is not yes.'],
    [{ condition: '', status: 'sold' }, 'condition: it is missing.'],
    [{ previous_price: '9000' }, 'previous_price: it is not above the price.'],
    [{ year: '20x1' }, 'year: “20x1” is not a whole number.'],
    [{ year: '1500' }, 'year: “1500” is not between 1700 and 2027.'],
    [{ stock: '0' }, 'stock: it is 0, but the piece is available.'],
    [{ status: 'gone' }, 'status: “gone” is none of draft, incoming, available, reserved, sold, withdrawn.'],
    [{ full_set: 'perhaps' }, 'full_set: “perhaps” is neither yes nor no.'],
    [{ model: 'with a bell\u0007' }, 'model: it has control characters.'],
    [{ model: 'long'.repeat(60) }, 'model: it is longer than 200 characters.'],
    [{ city: 'Dubai', workshop: 'Petrovka workshop' }, 'workshop: it is in another city than the piece.'],
    [{ metal_ru: 'Золото' }, 'metal_ru: it is not told of a watch; leave it empty.'],
    [{ dial_color_ru: 'Синий' }, 'dial_color_en: it is missing; it is told in both languages or in none.'],
    [{ functions: 'date|teleport' }, 'functions: “teleport” is not among Date, Big date'],
    [{ kind: 'bag' }, 'city: bags are in Dubai only.'],
    [{ photos: 'one.jpg' }, 'photos: say in which folder they are, --photos FOLDER.'],
  ])('OPS-03 with an impossible row is refused with a readable message: %o', async (cells, sentence) => {
    const { lines } = await importInto(shop, csv(watchRow('refused', cells)))
    expect(lines).toEqual([expect.stringMatching(/^row 2 +refused /)])
    expect(lines[0]).toContain(` - ${sentence}`)
  })

  test.each([
    ['key,prise\nx,1\n', 'Unknown columns: “prise”. Known are: key, kind,'],
    ['key,model,model\nx,a,b\n', 'The column model is there twice.'],
    ['model\nx\n', 'The file has no column key'],
    ['key,model\nx,"a\n', 'The file is no CSV from row 2 on'],
    [Buffer.from('key,model\nx,\xCF\xF0\n', 'latin1'), 'The file is not in UTF-8.'],
    ['', 'The file is empty.'],
  ])('OPS-03 that is no readable table is refused as a whole: %j', async (content, sentence) => {
    await expect(importInto(shop, writeInput(folder, 'odd.csv', content))).rejects.toThrow(sentence)
  })

  test('OPS-03 of JSON without pieces is refused, and an unknown property is reported with its row', async () => {
    await expect(importInto(shop, writeInput(folder, 'odd.json', '{"a": [}'))).rejects.toThrow('The file is no JSON')
    await expect(importInto(shop, writeInput(folder, 'odd.json', '{"a": []}'))).rejects.toThrow('A JSON file is a list of pieces')
    const { lines } = await importInto(shop, writeInput(folder, 'odd.json', '[{"key": "x", "tint": 1}, {"key": "y", "model": {}}, 3]'))
    expect(lines.map((line) => line.split(' - ')[1])).toEqual([
      'The row has unknown columns: “tint”.',
      'The row model is neither text, number, yes or no, nor a list of texts.',
      'The row is no piece: {"key": "…", …}.',
    ])
  })

  test('OPS-03 with an unknown brand adds the brand once, and only with the option', async () => {
    const rows = ['one', 'two'].map((key) => watchRow(`vulcain-${key}`, { brand: 'Vulcain', collection: 'Cricket' }))
    const { lines } = await importInto(shop, csv(...rows), { apply: true, addNames: true })
    expect(lines[0]).toContain('brand “Vulcain” is added; collection “Cricket” is added')
    const brands = (await shop.get('/api/brands/?page_size=1000')).json().results.filter(({ name }: { name: string }) => name === 'Vulcain')
    expect(brands).toMatchObject([{ count: 2 }])
    expect((await importInto(shop, csv(...rows), { apply: true })).counts.same).toBe(2)
  })
})
