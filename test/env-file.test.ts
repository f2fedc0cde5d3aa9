import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
// @ts-expect-error a script that runs before anything is installed has no types
import { readEnvFile } from '#scripts/env-file.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-env-'))
const path = join(folder, '.env')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function settingsOf(text: string): Record<string, string> {
  writeFileSync(path, text)
  return readEnvFile(path)
}

describe('the file .env', () => {
  test('OPS-01 may have comments, quotes, and line breaks within quotes', () => {
    const text = `# a comment\n\nPORT=3100\nexport HOST = 0.0.0.0 # where\r\nMAIL_FROM=Vitrine <hello@vitrine.example>\nA="one\\ntwo"\nB='#3'\nC="first\nsecond"\nD=\nE=a#b\n`
    expect(settingsOf(text)).toEqual({
      PORT: '3100',
      HOST: '0.0.0.0',
      MAIL_FROM: 'Vitrine <hello@vitrine.example>',
      A: 'one\ntwo',
      B: '#3',
      C: 'first\nsecond',
      D: '',
      E: 'a#b',
    })
  })

  test('OPS-01 may be missing', () => {
    expect(readEnvFile(join(folder, 'none'))).toEqual({})
  })

  test.each([
    ['PORT 3100', /^Line 1 of .+\.env is not a setting: write NAME=value\.$/],
    ['A=1\nPORT="3100\nB=2', /^Line 2 of .+\.env opens a quote that is not closed\.$/],
  ])('OPS-01 with a broken line is reported in one sentence: %j', (text, sentence) => {
    expect(() => settingsOf(text)).toThrow(sentence)
  })

  test('OPS-01 that cannot be read is reported in one sentence', () => {
    const closed = join(folder, 'folder')
    mkdirSync(closed)
    expect(() => readEnvFile(closed)).toThrow(/^The settings in .+ cannot be read \(EISDIR\)\.$/)
  })
})
