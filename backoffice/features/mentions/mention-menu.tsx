import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { colleaguesQuery } from '#backoffice/client/colleagues.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'

/** Inserts a mention of a colleague into a note. Saving the note notifies the colleague. */
export function MentionMenu({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const { t } = useI18n()
  const { staff } = useSession()
  const { data } = useQuery(colleaguesQuery)
  const others = (data?.results ?? []).filter(({ id }) => id !== staff.id)
  if (others.length === 0) return null
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={t('notices.mention')}>
          <AtSign aria-hidden="true" size={16} />
        </IconButton>
      }
    >
      {others.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => onChange(`${body.trimEnd()}${body.trim() ? ' ' : ''}@${name} `)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
