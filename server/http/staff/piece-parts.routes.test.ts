import { describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'
import { createStaff } from '#test/staff.ts'

const pieces = staffPieceCalls()
const { call, ok, newDraft, readyDraft, publishedPiece } = pieces

describe('serial numbers', () => {
  test('OWN-56 OWN-57 a serial number is masked, reading it is audited, and a known number is found', async () => {
    const { id, version } = await publishedPiece()
    const changed = await ok('PUT', `/pieces/${id}/serial/`, { version, serial: 'K 123-456 X', movement_serial: null })
    expect(JSON.stringify(changed)).not.toContain('K 123')
    expect(changed.serial_ending).toBe('6 X')
    expect((await call('GET', `/pieces/${id}/serial/`, undefined, pieces.editor)).statusCode).toBe(403)
    expect(await ok('GET', `/pieces/${id}/serial/`)).toMatchObject({ serial: 'K 123-456 X', known: [] })
    const reads = await pieces.shop.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'piece.serial-read')
      .where('subject_id', '=', String(id))
      .execute()
    expect(reads).toHaveLength(1)
    expect((await ok('POST', '/serials/known/', { serial: 'k123456x' })).results).toMatchObject([{ source: 'piece', id }])
    expect((await ok('POST', '/serials/known/', { serial: 'k123456x', except_id: id })).results).toEqual([])
  })

  test('OWN-56 opening the serial number of a piece without one leaves no trace in the audit log', async () => {
    const { id, version } = await newDraft()
    const reads = () =>
      ok('GET', `/audit/?action=piece.serial-read&subject_kind=piece&subject_id=${id}`).then(({ results }) => results.length)
    expect(await ok('GET', `/pieces/${id}/serial/`)).toEqual({ serial: null, movement_serial: null, known: [] })
    expect(await reads()).toBe(0)
    await ok('PUT', `/pieces/${id}/serial/`, { version, serial: null, movement_serial: 'MV 100' })
    expect(await ok('GET', `/pieces/${id}/serial/`)).toMatchObject({ movement_serial: 'MV 100' })
    expect(await reads()).toBe(1)
  })

  test('OWN-57 a piece with a known serial number needs a reason to be published', async () => {
    await addPiece(pieces.shop.db, {}, { private: { serial: 'TWICE-1' } })
    const draft = await readyDraft()
    const { version } = await ok('PUT', `/pieces/${draft.id}/serial/`, { version: draft.version, serial: 'twice 1', movement_serial: null })
    const response = await call('POST', `/pieces/${draft.id}/publish/`, { version, as: 'available' })
    expect([response.statusCode, response.json().reason, response.json().known.length]).toEqual([409, 'piece-serial-known', 1])
    await ok('POST', `/pieces/${draft.id}/publish/`, { version, as: 'available', reason: 'The same watch came back' })
  })

  test.each([{ status: 'sold', stock: 0 }, { status: 'withdrawn' }])(
    'OWN-57 a movement number known from another piece (%j) is found, and publishing needs a reason',
    async (columns) => {
      const number = `MV-${columns.status}-7`
      const known = await addPiece(pieces.shop.db, columns as never, { private: { movement_serial: number } })
      const draft = await readyDraft()
      const found = (await ok('POST', '/serials/known/', { serial: number.toLowerCase().replaceAll('-', ' ') })).results
      expect(found).toMatchObject([{ source: 'piece', id: known, status: columns.status, field: 'movement_serial' }])
      const numbers = { version: draft.version, serial: null, movement_serial: number }
      const { version } = await ok('PUT', `/pieces/${draft.id}/serial/`, numbers)
      const refused = await call('POST', `/pieces/${draft.id}/publish/`, { version, as: 'available' })
      expect([refused.statusCode, refused.json().reason]).toEqual([409, 'piece-serial-known'])
      await ok('POST', `/pieces/${draft.id}/publish/`, { version, as: 'available', reason: 'The movement was exchanged' })
    },
  )

  test('OWN-58 a filter finds pieces without a register check, or with one older than 90 days', async () => {
    const lacks = async () => {
      const { results } = await ok('GET', '/pieces/?missing=register&page_size=200&ordering=newest')
      return (id: number) => results.some((row: { id: number }) => row.id === id)
    }
    const [unchecked, fresh] = [await newDraft(), await newDraft()]
    const check = { register: 'The Watch Register', result: 'clear', reference: 'TWR-9' }
    await ok('POST', `/pieces/${fresh.id}/register-checks/`, check)
    const found = await lacks()
    expect([found(unchecked.id), found(fresh.id)]).toEqual([true, false])
    const checkedAt = (days: number) =>
      pieces.shop.db
        .updateTable('register_check')
        .set({ checked_at: new Date(pieces.shop.clock.now - days * dayMs) })
        .where('piece_id', '=', fresh.id)
        .execute()
    await checkedAt(89)
    expect((await lacks())(fresh.id)).toBe(false)
    await checkedAt(91)
    expect((await lacks())(fresh.id)).toBe(true)
  })

  test('OWN-58 a match in a register blocks publishing until an owner waives it', async () => {
    const draft = await readyDraft()
    const checked = await ok(
      'POST',
      `/pieces/${draft.id}/register-checks/`,
      { register: 'The Watch Register', result: 'match', reference: 'TWR-1' },
      pieces.editor,
    )
    const publish = () => call('POST', `/pieces/${draft.id}/publish/`, { version: draft.version, as: 'available' })
    expect((await publish()).json().reason).toBe('piece-register-match')
    const [check] = checked.register_checks
    const manager = await createStaff(pieces.shop, { roles: ['manager'] })
    expect((await call('POST', `/register-checks/${check.id}/waive/`, undefined, manager)).statusCode).toBe(403)
    await ok('POST', `/register-checks/${check.id}/waive/`)
    expect((await publish()).statusCode).toBe(200)
  })

  test('OWN-58 a match in a register also blocks the arrival of a piece and quotes for it', async () => {
    const draft = await readyDraft()
    const shown = await ok('POST', `/pieces/${draft.id}/publish/`, { version: draft.version, as: 'incoming' })
    await ok('POST', `/pieces/${draft.id}/register-checks/`, { register: 'The Watch Register', result: 'match', reference: 'TWR-2' })
    const arrival = await call('POST', `/pieces/${draft.id}/arrive/`, { version: shown.version })
    expect(arrival.json().reason).toBe('piece-register-match')
    const available = await addPiece(pieces.shop.db)
    const check = await ok('POST', `/pieces/${available}/register-checks/`, { register: 'Another', result: 'match', reference: '1' })
    const quote = () =>
      call('POST', '/quotes/', {
        contact: { name: 'Anna', phone: '+7 916 700-10-77', email: '', language: 'en' },
        lines: [{ piece_id: available, price_usd: '9500' }],
        expires_at: new Date(pieces.shop.clock.now + dayMs).toISOString(),
        is_held: true,
        channel: null,
      })
    expect((await quote()).json().reason).toBe('piece-register-match')
    await ok('POST', `/register-checks/${check.register_checks[0].id}/waive/`)
    expect((await quote()).statusCode).toBe(201)
  })
})

describe('notes, expenses, places', () => {
  test('OWN-59 pinned notes come first, and only its author can delete a note', async () => {
    const { id } = await newDraft()
    await ok('POST', `/pieces/${id}/notes/`, { body: 'First' }, pieces.editor)
    const { notes } = await ok('POST', `/pieces/${id}/notes/`, { body: 'Pinned', is_pinned: true })
    expect(notes).toMatchObject([
      { body: 'Pinned', is_mine: true },
      { body: 'First', is_mine: false },
    ])
    expect((await call('DELETE', `/piece-notes/${notes[1].id}/`)).statusCode).toBe(403)
    expect((await ok('DELETE', `/piece-notes/${notes[1].id}/`, undefined, pieces.editor)).notes).toHaveLength(1)
  })

  test('OWN-55 a piece can lie only in a place of its own office', async () => {
    const { id, version, city_id } = await newDraft()
    const { results } = await ok('GET', '/places/')
    const here = results.find((place: { city_id: number }) => place.city_id === city_id)
    const elsewhere = results.find((place: { city_id: number }) => place.city_id !== city_id)
    expect((await call('PUT', `/pieces/${id}/place/`, { version, place_id: elsewhere.id })).statusCode).toBe(400)
    expect(await ok('PUT', `/pieces/${id}/place/`, { version, place_id: here.id })).toMatchObject({ place_id: here.id })
  })

  test('OWN-55 OWN-27 renaming a place is audited by its name in both languages and can be undone; an empty change fails', async () => {
    const place = await ok('POST', '/places/', { city_id: 1, kind: 'other', name_ru: 'Полка', name_en: 'Shelf' })
    const changed = await ok('PATCH', `/places/${place.id}/`, { kind: 'safe', name_en: 'Tall safe' })
    expect(changed).toMatchObject({ id: place.id, city_id: 1, kind: 'safe', name_ru: 'Полка', name_en: 'Tall safe' })
    expect((await ok('GET', `/audit/${changed.action_id}/`)).subject.label).toBe('Полка · Shelf')
    await ok('POST', `/audit/${changed.action_id}/undo/`, {})
    const { results } = await ok('GET', '/places/')
    expect(results.find(({ id }: { id: number }) => id === place.id)).toMatchObject({ kind: 'other', name_en: 'Shelf' })
    expect((await call('PATCH', '/places/999999/', { name_en: 'Nowhere' })).statusCode).toBe(404)
    expect((await call('PATCH', `/places/${place.id}/`, {})).statusCode).toBe(400)
  })

  test('OWN-55 a move is requested, sent and received, and the shop shows where the piece is', async () => {
    const { id, city_id } = await publishedPiece()
    const to = city_id === 1 ? 2 : 1
    const asked = await ok('POST', `/pieces/${id}/moves/`, { to_city_id: to, reason: 'viewing' })
    expect(asked.move).toMatchObject({ state: 'asked', to_city_id: to })
    expect((await call('POST', `/pieces/${id}/moves/`, { to_city_id: to, reason: 'viewing' })).json().reason).toBe('move-open')
    await ok('POST', `/moves/${asked.move.id}/send/`, { courier: 'Brinks', tracking: 'B1', insured_usd: '12500' })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${id}/`)).json().moving_to_city_name).toBe('Dubai')
    const received = await ok('POST', `/moves/${asked.move.id}/receive/`)
    expect(received).toMatchObject({ city_id: to, move: null })
    expect((await call('POST', `/moves/${asked.move.id}/receive/`)).statusCode).toBe(409)
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${id}/`)).json()).toMatchObject({
      availability_city_name: 'Dubai',
      moving_to_city_name: null,
    })
  })
})
