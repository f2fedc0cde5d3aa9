import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { AcceptedLink, InspectedLink, LinkAcceptance, LinkInspection } from '#contract/staff/links.ts'

export const staffLinkEndpoints = {
  'POST /api/staff/links/look/': { body: LinkInspection, response: { 200: InspectedLink } },
  'POST /api/staff/links/accept/': { body: LinkAcceptance, response: { 200: AcceptedLink } },
} as const satisfies Endpoints
