import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { pieceNamed } from '#contract/own-piece.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import type { Page, ReferencePaging } from '#contract/paging.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { neighbourPages } from '#server/http/neighbour-pages.ts'
import type { Presenting } from '#server/http/present/photo.ts'

/** What the routes of a person's own things need. */
export type OwnRoutes = { ctx: ShopContext; photoBase: string }

/** The names of things and how to say them to who asks. */
export function presentingTo({ ctx, photoBase }: OwnRoutes, request: FastifyRequest): [Lists, Presenting] {
  return [ctx.catalog.current().lists, { language: requestLanguage(request.headers['accept-language']), photoBase }]
}

/** The piece that a checked body or query names. */
export function pieceOf(fields: Parameters<typeof pieceNamed>[0]): PieceRef {
  const piece = pieceNamed(fields)
  if (!piece) throw new CodedError('invalid')
  return piece
}

/** One page of a list that was read whole: the lists of one person are short. */
export function pageAsked<T, Shown>(
  { url, query }: { url: string; query: z.output<typeof ReferencePaging> },
  all: readonly T[],
  present: (one: T) => Shown,
): Page<Shown> {
  const { page, page_size: size } = query
  const results = all.slice((page - 1) * size, page * size).map(present)
  return { count: all.length, ...neighbourPages(url, query, all.length), results }
}
