import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { Photo } from '#contract/photo.ts'
import { kinds } from '#contract/piece.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import { threadChannels } from '#contract/rules/staff/thread-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'

/** Path parameter of an album link: a secret token. */
export const AlbumTokenParams = z.object({ token: z.string().regex(/^\d{1,9}-[\w-]{43}$/) })

/** `preview=1`: opens the album as staff, without marking it as opened by the customer. */
export const AlbumQueryParams = z.object({ preview: z.literal('1').optional() })

/** An album of photographs taken on request, opened by its secret link. */
export const LinkedAlbum = z
  .object({
    piece: z.object({ kind: z.enum(kinds), id: Id, name: z.string(), reference: z.string().nullable() }),
    note: z.string(),
    taken_at: z.iso.datetime(),
    until: z.iso.datetime().meta({ description: 'When the link expires.' }),
    photos: z.array(Photo),
  })
  .meta({ id: 'LinkedAlbum' })
export type LinkedAlbum = z.output<typeof LinkedAlbum>

/**
 * The albums of a thread. `others`: the number of other threads that request photographs of the same piece and have not received the album.
 */
export const ThreadAlbums = z.object({
  results: z.array(
    z.object({
      id: Id,
      url: z.string(),
      preview_url: z.string(),
      note: z.string(),
      is_shown: z.boolean(),
      taken_at: z.iso.datetime(),
      until: z.iso.datetime(),
      opened_at: z.iso.datetime().nullable(),
      photos: z.array(z.string()),
      others: z.int(),
    }),
  ),
})
export type ThreadAlbums = z.output<typeof ThreadAlbums>

/** Body of `POST /api/staff/threads/:id/albums/`: photographs uploaded as one batch. `channel: null`: staff send the link themselves. */
export const MakeAlbum = z.strictObject({
  batch: z.uuid(),
  uploads: z.array(z.uuid()).min(1).max(staffPhotoLimits.albumMax),
  note: z.string().trim().max(500).refine(isStorable).default(''),
  is_shown: z.boolean(),
  channel: z.enum(threadChannels).nullable(),
})
export const ShowAlbum = z.strictObject({ is_shown: z.boolean() })
export const AlbumParams = z.strictObject({ id: IdParam, part: IdParam })
export const AlbumsChanged = ThreadAlbums.extend({ action_id: z.string().nullable() })
export const AlbumShared = AlbumsChanged.extend({ sent: z.int() })
