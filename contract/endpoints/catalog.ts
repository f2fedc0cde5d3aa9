import { Bag, BagCard } from '#contract/bag.ts'
import { CatalogFiltersParams, CatalogQueryParams } from '#contract/catalog-query.ts'
import { Certificate, CertificatePathParams } from '#contract/certificate.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { Facets } from '#contract/facets.ts'
import { Jewelry, JewelryCard } from '#contract/jewelry.ts'
import { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'
import { PiecePathParams } from '#contract/piece-ref-params.ts'
import { catalogPageOf } from '#contract/understood.ts'
import { Watch, WatchCard } from '#contract/watch.ts'

const watches = { query: CatalogQueryParams, response: { 200: catalogPageOf(WatchCard) } }
const facets = { query: CatalogFiltersParams, response: { 200: Facets } }

export const catalogEndpoints = {
  'GET /api/watches/': watches,
  'GET /api/sale/': watches,
  'GET /api/popular/': watches,
  'GET /api/pieces/': { query: CatalogQueryParams, response: { 200: catalogPageOf(PieceOfAnyKind) } },
  'GET /api/pieces/facets/': facets,
  'GET /api/jewelry/': { query: CatalogQueryParams, response: { 200: catalogPageOf(JewelryCard) } },
  'GET /api/bags/': { query: CatalogQueryParams, response: { 200: catalogPageOf(BagCard) } },
  'GET /api/watches/facets/': facets,
  'GET /api/sale/facets/': facets,
  'GET /api/popular/facets/': facets,
  'GET /api/jewelry/facets/': facets,
  'GET /api/bags/facets/': facets,
  'GET /api/watches/:id/': { params: PiecePathParams, response: { 200: Watch } },
  'GET /api/jewelry/:id/': { params: PiecePathParams, response: { 200: Jewelry } },
  'GET /api/bags/:id/': { params: PiecePathParams, response: { 200: Bag } },
  'GET /api/certificates/:number/': { params: CertificatePathParams, response: { 200: Certificate } },
} as const satisfies Endpoints
