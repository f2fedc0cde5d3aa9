import { useNavigate } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { markRead } from '#backoffice/sections/inbox/use-read-mark.ts'
import { MenuItem } from '#backoffice/ui/menu.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Marks a thread as unread and leaves its page. Staying on the page would mark the thread as read again. */
export function UnreadItem({ id }: { id: number }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const leave = async () => {
    try {
      await markRead(id, null)
      showToast('success', t('threads.markedUnread'))
      void navigate(paths.inbox)
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  return <MenuItem onSelect={() => void leave()}>{t('threads.toUnread')}</MenuItem>
}
