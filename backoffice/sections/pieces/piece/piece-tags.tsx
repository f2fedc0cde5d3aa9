import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type StaffPiece, tagsQuery } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { splitTags } from '#backoffice/ui/split-tags.ts'

export function PieceTags({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const may = useMay()
  const list = useId()
  const { run, isBusy, failure } = usePieceAction()
  const [typed, setTyped] = useState<string | null>(null)
  const used = useQuery(tagsQuery).data?.results ?? []
  const present = piece.tags.join(', ')
  if (!may('piece.edit')) return present ? <p className="text-13 text-stone">{present}</p> : null
  const tags = splitTags(typed ?? present)
  const isChanged = tags.join(', ') !== present
  const save = async () => {
    const body = { version: piece.version, tags }
    if (await run(t('pieceParts.tags.saved'), () => callStaff('PUT /api/staff/pieces/:id/tags/', { params: { id: piece.id }, body })))
      setTyped(null)
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isBusy) void save()
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={t('pieceParts.tags.label')}
        value={typed ?? present}
        onChange={setTyped}
        placeholder={t('pieceParts.tags.example')}
        autoComplete="off"
        list={list}
        error={failure}
      />
      <datalist id={list}>
        {used.map(({ tag }) => (
          <option key={tag} value={[...tags.slice(0, -1), tag].join(', ')}>
            {tag}
          </option>
        ))}
      </datalist>
      {isChanged && (
        <Button type="submit" variant="primary" className="h-9" aria-disabled={isBusy}>
          {t('common.save')}
        </Button>
      )}
    </form>
  )
}
