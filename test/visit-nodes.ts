import { parseAst } from 'vite'

export type SyntaxNode = { type: string } & Record<string, unknown>

export function visitNodes(source: string, file: string, use: (node: SyntaxNode) => void): void {
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('type' in node) use(node as SyntaxNode)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
}
