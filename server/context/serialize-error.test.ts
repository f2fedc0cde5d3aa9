import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeMessage, serializeError, sqlState } from '#server/context/serialize-error.ts'
import { anyText } from '#test/any-text.ts'

const secrets = ['Анна', 'anna@example.com', '+7 916 123-45-67', '1 rue de Rivoli', 'eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2lnbmF0dXJlMTIz']

/** Builds an error with the properties that both database drivers set. */
const databaseError = (message: string, fields: object) =>
  Object.assign(new Error(message), {
    name: 'error',
    severity: 'ERROR',
    detail: `Failing row contains (${secrets.join(', ')}).`,
    where: `unnamed portal parameter $1 = '${secrets[0]}'`,
    hint: secrets[1],
    internalQuery: `select '${secrets[2]}'`,
    query: `insert into shop_order values ('${secrets[3]}')`,
    params: secrets,
    ...fields,
  })

const serialize = (error: unknown) => JSON.stringify(serializeError(error))

function expectNoSecret(text: string): void {
  for (const secret of secrets) expect(text).not.toContain(secret)
}

describe('a database error', () => {
  test('OPS-10 includes its code, table, constraint and code position, but no row values', () => {
    const message = 'new row for relation "shop_order" violates check constraint "shop_order_phone_check"'
    const error = databaseError(message, { code: '23514', schema: 'public', table: 'shop_order', constraint: 'shop_order_phone_check' })
    expect(serializeError(error)).toMatchObject({ code: '23514', table: 'shop_order', constraint: 'shop_order_phone_check', message })
    expect(serializeError(error)).toMatchObject({ stack: expect.stringContaining('serialize-error.test.ts') })
    expectNoSecret(serialize(error))
  })

  test.each([
    ['22P02', 'invalid input syntax for type integer: "Анна"'],
    ['22003', 'value "anna@example.com" is out of range for type integer'],
    ['22007', 'invalid input syntax for type timestamp: "+7 916 123-45-67"'],
    ['22P02', 'invalid input syntax for type json: "a "quoted" Анна\n    at Анна"'],
    ['P0001', 'no such person: Анна, 1 rue de Rivoli'],
    ['42601', 'syntax error at or near "Анна"'],
    ['23505', 'duplicate key value violates unique constraint "Анна" or "a" b "1 rue de Rivoli"'],
  ])('OPS-10 %s drops every value in its message: %s', (code, message) => {
    expectNoSecret(serialize(databaseError(message, { code })))
    expect(safeMessage(databaseError(message, { code }))).toMatch(/refused a statement|syntax error|duplicate key/)
  })

  test('OPS-10 drops values of any format in its message', () => {
    const holds = fc.property(anyText({ minLength: 3 }), fc.constantFrom('22P02', 'P0001', 'XX000'), (value, code) => {
      fc.pre(!'The database refused a statement: 22P02 P0001 XX000'.includes(value))
      expect(safeMessage(databaseError(`invalid input syntax: "${value}" ${value}`, { code }))).not.toContain(value)
    })
    fc.assert(holds, { seed: 10 })
  })

  test('OPS-10 is distinguished from errors of the system and of libraries', () => {
    expect(sqlState(databaseError('', { code: '23514' }))).toBe('23514')
    expect(sqlState(Object.assign(new Error('x'), { code: 'EPIPE' }))).toBeNull()
    expect(sqlState('23514')).toBeNull()
  })
})

describe('any other error', () => {
  test('OPS-10 has its message and causes without addresses, phones and tokens', () => {
    const cause = Object.assign(new Error(`connect ECONNREFUSED for ${secrets[1]}`), {
      code: 'ECONNREFUSED',
      address: secrets[1],
      port: 25,
    })
    const error = new Error(`no letter for ${secrets[1]}, ${secrets[2]}, 79161234567 by ${secrets[4]}`, { cause })
    expect(serializeError(error)).toMatchObject({ type: 'Error', cause: { code: 'ECONNREFUSED', port: 25 } })
    expect(safeMessage(error)).toBe('no letter for [email], [number], [number] by [token]')
    expectNoSecret(serialize(error))
  })

  test('OPS-10 drops tokens of every kind, but not hyphenated words', () => {
    const tokens = ['5qx4T4JKupi_rdfL8aMr9Q', 'abcdefghijklMNOPqrstuv', '0f5c1a9e77b3401a9c3de4f2', 'AbC-dEf_gHi-jKl_mNo-pQr']
    for (const token of tokens) expect(safeMessage(new Error(`not for ${token}`))).toBe('not for [token]')
    expect(safeMessage(new Error('no photo cartier-ballon-bleu-42-mm-steel'))).toBe('no photo cartier-ballon-bleu-42-mm-steel')
  })

  test.each([
    ['a text that is not JSON', () => JSON.parse('"Анна"x')],
    ['a message that looks like lines of a stack', () => fail('broken\n    at Анна (anna@example.com:1:1)')],
    ['the fields of a thrown object that is not an error', () => fail(null)],
  ])('OPS-10 drops %s', (_what, run) => {
    expectNoSecret(serialize(thrownBy(run)))
  })

  test('OPS-10 keeps stack positions and row ids', () => {
    const id = 'c9bf9e57-1685-4c89-bafb-ff5af830be8a'
    expect(serializeError(new Error(`the order ${id} is gone`))).toMatchObject({
      message: `the order ${id} is gone`,
      stack: expect.stringMatching(/^ {4}at /),
    })
  })

  test('OPS-10 an error that is its own cause is serialized without an endless loop', () => {
    const error = new Error('endless')
    error.cause = error
    expect(serialize(error).length).toBeLessThan(20_000)
  })
})

function fail(message: string | null): never {
  // oxlint-disable-next-line only-throw-error
  throw message === null ? { name: secrets[0] } : new Error(message)
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
