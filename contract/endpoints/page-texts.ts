import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { PageText, PageTextDraftQuery, PageTextQuery, PolicyVersion, PolicyVersionQuery } from '#contract/page-texts.ts'

export const pageTextEndpoints = {
  'GET /api/page-text/': { query: PageTextQuery, response: { 200: PageText } },
  'GET /api/page-text/draft/': { query: PageTextDraftQuery, response: { 200: PageText } },
  'GET /api/policy-version/': { query: PolicyVersionQuery, response: { 200: PolicyVersion } },
} as const satisfies Endpoints
