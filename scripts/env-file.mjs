import { existsSync, readFileSync } from 'node:fs'

const assignment = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/

/**
 * Returns the settings of a `.env` file by name, or an empty object if there is no file. Throws an error with a one-sentence message for an
 * invalid file.
 */
export function readEnvFile(path) {
  if (!existsSync(path)) return {}
  return parseEnv(textOf(path), path)
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new Error(`The settings in ${path} cannot be read (${error.code}).`)
  }
}

function parseEnv(text, path) {
  const settings = {}
  const lines = text.split(/\r?\n/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at].trim()
    if (!line || line.startsWith('#')) continue
    const [, name, rest] = assignment.exec(line) ?? []
    if (!name) throw new Error(`Line ${at + 1} of ${path} is not a setting: write NAME=value.`)
    const quote = /^["'`]/.exec(rest)?.[0]
    if (!quote) {
      settings[name] = rest.replace(/(^|\s)#.*$/, '').trim()
      continue
    }
    let value = rest.slice(1)
    const first = at + 1
    while (!value.includes(quote)) {
      if (++at >= lines.length) throw new Error(`Line ${first} of ${path} opens a quote that is not closed.`)
      value += `\n${lines[at]}`
    }
    const inner = value.slice(0, value.indexOf(quote))
    settings[name] = quote === '"' ? inner.replaceAll('\\n', '\n') : inner
  }
  return settings
}
