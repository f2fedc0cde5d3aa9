import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Page, ReferencePaging } from '#contract/paging.ts'
import { pieceRefOf } from '#contract/piece-ref-params.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import type { PresentContext } from '#server/http/present/photo.ts'

export type CustomerRoutes = { ctx: ShopContext; photoBase: string }

export function createPresentArgs({ ctx, photoBase }: CustomerRoutes, request: FastifyRequest): [ReferenceLists, PresentContext] {
  return [ctx.catalog.current().lists, { language: requestLanguage(request.headers['accept-language']), photoBase }]
}

export function readPieceRef(fields: Parameters<typeof pieceRefOf>[0]): PieceRef {
  const piece = pieceRefOf(fields)
  if (!piece) throw new CodedError('invalid')
  return piece
}

/** Returns one page of a list that was read completely, because the lists of one customer are short. */
export function paginate<T, Shown>(
  { url, query }: { url: string; query: z.output<typeof ReferencePaging> },
  all: readonly T[],
  present: (item: T) => Shown,
): Page<Shown> {
  const { page, page_size: size } = query
  const results = all.slice((page - 1) * size, page * size).map(present)
  return { count: all.length, ...paginationLinks(url, query, all.length), results }
}
