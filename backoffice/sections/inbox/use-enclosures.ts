import { useState } from 'react'
import { type ReplyFile, storeReplyFile } from '#backoffice/client/reply-files.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { staffLimits } from '#contract/staff/limits.ts'

type EnclosedPiece = { id: number; name: string }
type Held = { files: readonly ReplyFile[]; pieces: readonly EnclosedPiece[] }

/** The files and pieces enclosed with a reply. Files are stored when they are chosen; `isStoring` tells whether an upload is running. */
export function useEnclosures(threadId: number) {
  const [held, setHeld] = useState<Held>({ files: [], pieces: [] })
  const upload = useWrite()
  const removeFile = (token: string) => setHeld((now) => ({ ...now, files: now.files.filter((file) => file.token !== token) }))
  const removePiece = (id: number) => setHeld((now) => ({ ...now, pieces: now.pieces.filter((piece) => piece.id !== id) }))
  return {
    ...held,
    isStoring: upload.isBusy,
    failure: upload.firstError,
    addFiles: (chosen: readonly File[]) =>
      upload.run(async () => {
        for (const file of chosen.slice(0, staffLimits.replyFilesMax - held.files.length)) {
          const stored = await storeReplyFile(threadId, file)
          setHeld((now) => ({ ...now, files: [...now.files, stored] }))
        }
      }),
    addPiece: (piece: EnclosedPiece) => setHeld((now) => ({ ...now, pieces: [...now.pieces, piece] })),
    removeFile,
    removePiece,
    /** Removes the sent files and pieces. Keeps those added during the request. */
    removeSent: (sent: Held) => {
      for (const { token } of sent.files) removeFile(token)
      for (const { id } of sent.pieces) removePiece(id)
    },
  }
}

export type Enclosures = ReturnType<typeof useEnclosures>
