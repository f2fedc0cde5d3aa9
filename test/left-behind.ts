import { afterAll, expect, vi } from 'vitest'

// Fails a test file that leaves changed globals or environment variables behind. The test files of a worker share both, so a change in one
// file would affect the next file.

type Values = Map<string, unknown>

const builtIns = { Date, Math, AbortSignal, JSON, performance, process, crypto }

const readValues = (object: object): Values =>
  new Map(Object.entries(Object.getOwnPropertyDescriptors(object)).map(([name, { value }]) => [name, value]))

const env = readValues(process.env)
const globals = readValues(globalThis)

const findChanges = (before: Values, after: Values): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => !Object.is(before.get(name), after.get(name)))

const findMocks = (): string[] =>
  Object.entries(builtIns).flatMap(([owner, object]) =>
    [...readValues(object)].filter(([, value]) => vi.isMockFunction(value)).map(([name]) => `${owner}.${name}`),
  )

/**
 * Removes stubs, and restores globals that were changed without a stub. Returns the names of all these globals. Ignores new globals,
 * because Node creates some on first use.
 */
function endGlobalStubs(): string[] {
  const stubbed = readValues(globalThis)
  vi.unstubAllGlobals()
  const stubs = findChanges(stubbed, readValues(globalThis))
  const others = findChanges(globals, readValues(globalThis)).filter((name) => globals.get(name) !== undefined)
  for (const name of others) Reflect.set(globalThis, name, globals.get(name))
  return [...stubs, ...others]
}

function restoreEnv(): string[] {
  const changed = findChanges(env, readValues(process.env)).filter((name) => !name.startsWith('VITEST'))
  for (const name of changed) {
    if (env.has(name)) process.env[name] = String(env.get(name))
    else delete process.env[name]
  }
  return changed.map((name) => `process.env.${name}`)
}

afterAll(() => {
  const timers = vi.isFakeTimers() ? ['fake timers'] : []
  vi.useRealTimers()
  const mocks = findMocks()
  if (mocks.length) vi.restoreAllMocks()
  const left = [...timers, ...mocks, ...endGlobalStubs(), ...restoreEnv()]
  expect(left, `${expect.getState().testPath} leaves this to the files after it`).toEqual([])
})
