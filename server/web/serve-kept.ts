import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnswerCache, sendAnswer } from '#server/http/answer-cache.ts'
import { apiAnswerKey } from '#server/http/guards/cache-answers.ts'
import { type Origins, readPageRequest } from '#server/web/page-request.ts'

/** Answers a request from kept bytes before the router sees it; false when nothing is kept for it. */
export function serveKept(answers: AnswerCache, origins: Origins, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const url = request.url ?? ''
  const key = url.startsWith('/api/') ? apiAnswerKey(url, request.headers['accept-language']) : readPageRequest(request, origins).key
  const answer = answers.get(key)
  if (!answer) return false
  sendAnswer(answer, request, response)
  return true
}
