import { read, sources } from '#test/repo-files.ts'
import { visitNodes } from '#test/visit-nodes.ts'

/** A regular expression in the code of the shop, written as `/source/flags` in `text`. `file` is the first file that contains it. */
export type FoundExpression = { text: string; source: string; flags: string; file: string }

/**
 * Returns all regular expressions in code that handles input, without duplicates. A value that a template inserts counts as the digit 9.
 */
export function findRegularExpressions(): FoundExpression[] {
  const files = sources.filter((name) => /^(server|contract|app|backoffice)\//.test(name) && !/\.(test|config)\.tsx?$/.test(name))
  const found = new Map<string, FoundExpression>()
  for (const file of files)
    for (const { source, flags } of expressionsOf(read(file), file)) {
      const text = `/${source}/${flags}`
      if (!found.has(text)) found.set(text, { text, source, flags, file })
    }
  return [...found.values()]
}

/** Replaces an expression that is built at run time. It counts as slow, so that a person must review the expression. */
const builtSource = '(built+)+$'

/** Returns the regular expressions in a source: literals, and calls of `RegExp` with a string or a template. */
export function expressionsOf(code: string, file: string): { source: string; flags: string }[] {
  const expressions: { source: string; flags: string }[] = []
  visitNodes(code, file, (node) => {
    if (node.type === 'Literal' && isRecord(node.regex))
      expressions.push({ source: String(node.regex.pattern), flags: String(node.regex.flags) })
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
    if (!isCall || !isRecord(node.callee) || node.callee.name !== 'RegExp' || !Array.isArray(node.arguments)) return
    const [source, flags] = node.arguments.map(textOf)
    expressions.push({ source: source ?? builtSource, flags: flags ?? '' })
  })
  return expressions
}

function textOf(node: unknown): string | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Literal') return String(node.value)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((part) => (isRecord(part) && isRecord(part.value) ? String(part.value.cooked) : '')).join('9')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
