import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and times the responses that the router handles. `countCached` returns how many responses the cache sent without the router. */
export function measureResponses(app: FastifyInstance, registry: Registry, countCached: () => number): void {
  const registers = [registry]
  const names = ['method', 'route', 'status'] as const
  const requests = new Counter({ name: 'vitrine_http_requests_total', help: 'Responses made, by route.', labelNames: names, registers })
  const seconds = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time from a request to its response, of those made.',
    labelNames: ['route'],
    buckets: secondBuckets,
    registers,
  })
  let counted = 0
  new Counter({
    name: 'vitrine_http_cached_responses_total',
    help: 'Responses sent from the cache, before the router.',
    registers,
    collect() {
      const count = countCached()
      this.inc(count - counted)
      counted = count
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    // in-process API calls by pages have no socket and are not counted
    if (request.raw.socket instanceof Socket) {
      const route = routeOf(request, reply.statusCode)
      requests.inc({ method: request.method, route, status: reply.statusCode })
      seconds.observe({ route }, reply.elapsedTime / 1000)
    }
    done()
  })
}

/** Returns the pattern of the route instead of the URL, which limits the number of label values. */
function routeOf(request: FastifyRequest, status: number): string {
  const pattern = request.routeOptions.url
  if (pattern === undefined) return 'none'
  if (pattern.startsWith('/assets/') || /\.\w+$/.test(pattern)) return 'files'
  return pattern === '/*' ? pageOf(request.url, status) : pattern
}

function pageOf(url: string, status: number): string {
  if (status >= 400) return '/*'
  const [, name = '', below] = (url.split('?', 1)[0] ?? '').replace(/\.data$/, '').split('/')
  if (below === undefined) return `/${name}`
  return /^\d+$/.test(below) ? `/${name}/:id` : `/${name}/*`
}
