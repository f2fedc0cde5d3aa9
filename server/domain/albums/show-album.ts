import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

/** Shows an album on the page of its piece, or hides it there. */
export async function showAlbum(
  ctx: ShopContext,
  actor: StaffActor,
  { threadId, albumId, isShown }: { threadId: number; albumId: number; isShown: boolean },
): Promise<{ actionId: string }> {
  const action = { name: 'thread.album-show', subject: await threadSubject(ctx.db, actor, threadId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const updatedAlbum = await tx
      .updateTable('live_album')
      .set({ is_shown: isShown })
      .where('id', '=', albumId)
      .where('thread_id', '=', threadId)
      .returning('id')
      .executeTakeFirst()
    if (!updatedAlbum) throw new CodedError('not-found')
  })
  return { actionId }
}
