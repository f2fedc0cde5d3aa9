import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'

type DemandStep = 'cart' | 'order'

export type DemandEvent = { kind: 'view'; pieceId: string } | { kind: 'search'; words: string } | { kind: 'step'; step: DemandStep }

const robots = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor|curl|wget|python|scan|fetch\//i
const piecePath = /^\/(?:product|jewelry|bag)\/(\d{1,9})(?:\.data)?\/?$/
const listPath = /^\/(?:catalog|jewelry|bags|sale)(?:\.data)?\/?$/
const stepPaths: Record<string, DemandStep> = {
  '/api/cart/': 'cart',
  '/api/orders/create_from_cart/': 'order',
}
const wordsMaxChars = 60
const phoneLike = /\d{9}/

type Asked = { method: string; url: string; userAgent: string | undefined; purpose: string | undefined }

/** Derives a view, a search or a funnel step from the URL of a request. Null for other URLs, robots and prefetches. */
export function readDemandEvent({ method, url, userAgent, purpose }: Asked): DemandEvent | null {
  if (purpose?.includes('prefetch') || !userAgent || robots.test(userAgent)) return null
  const [path = '', query] = url.split('?', 2)
  if (method === 'POST') {
    const step = stepPaths[path.endsWith('/') ? path : `${path}/`]
    return step ? { kind: 'step', step } : null
  }
  if (method !== 'GET') return null
  const pieceId = piecePath.exec(path)?.[1]
  if (pieceId) return { kind: 'view', pieceId }
  const text = query && listPath.test(path) ? new URLSearchParams(query).get('search') : null
  const words = text === null ? '' : readWords(text)
  return words ? { kind: 'search', words } : null
}

function readWords(text: string): string {
  if (text.includes('@') || phoneLike.test(text.replaceAll(/[\s()+.-]/g, ''))) return ''
  return splitWords(foldText(text)).join(' ').slice(0, wordsMaxChars).trim()
}
