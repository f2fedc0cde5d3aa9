import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { replyTemplatesQuery } from '#backoffice/client/reply-templates.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useReplyValues } from '#backoffice/sections/inbox/use-reply-values.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import { fillReply } from '#contract/rules/staff/fill-reply.ts'

export function TemplateMenu({ thread, onChoose }: { thread: StaffThread; onChoose: (text: string) => void }) {
  const { t, language } = useI18n()
  const { data } = useQuery(replyTemplatesQuery)
  const values = useReplyValues(thread)
  const isFor = ({ kinds }: { kinds: readonly string[] }) => kinds.includes(thread.kind)
  const templates = (data?.results ?? []).filter(({ kinds }) => kinds.length === 0 || kinds.includes(thread.kind))
  const sorted = templates.toSorted((one, other) => Number(isFor(other)) - Number(isFor(one)))
  if (!sorted.length) return null
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <FileText aria-hidden="true" size={15} />
          {t('threads.templates')}
        </Button>
      }
    >
      {sorted.map((template) => (
        <MenuItem key={template.id} onSelect={() => onChoose(fillReply(template[`body_${thread.language}`], values))}>
          {template[`name_${language}`]}
        </MenuItem>
      ))}
    </Menu>
  )
}
