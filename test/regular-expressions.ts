import { read, sources } from '#test/repo-files.ts'
import { visitNodes } from '#test/visit-nodes.ts'

/** A regular expression of the shop's code: `/source/flags`, its parts, and the first file that contains it. */
export type FoundExpression = { text: string; source: string; flags: string; file: string }

/** Returns every regular expression in code that handles input, each once. A value inserted by a template counts as the digit 9. */
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

/** Stands for an expression built at run time. Its quantifiers make it count as slow, so that a person reviews it. */
const builtSource = '(built+)+$'

/** Returns the expressions of one source: literals, and calls of `RegExp` with a string or a template. */
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
