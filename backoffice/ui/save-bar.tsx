import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { focusUnreadable } from '#backoffice/ui/field/unreadable.ts'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { politely } from '#backoffice/ui/states.tsx'
import { useBottomBar } from '#backoffice/ui/use-bottom-bar.ts'

/** `onSave` may also be called during a save, because ⌘Enter still works then. */
type Props = { count: number; isSaving: boolean; onSave: () => void; onDiscard: () => void; failure?: ReactNode } & SaveNotice
/** `notice`: a message about changes by other people, shown until it is dismissed. */
type SaveNotice = { notice?: string | null; onDismiss?: () => void }

/** Shows the number of unsaved changes with buttons for saving (⌘Enter) and discarding. Visible while there are changes or a notice. */
export function SaveBar({ count, isSaving, onSave, onDiscard, failure, notice, onDismiss }: Props) {
  const { t } = useI18n()
  const save = () => {
    if (!focusUnreadable(document.querySelector('main'))) onSave()
  }
  useShortcuts(count ? [{ keys: 'mod+Enter', label: t('shortcuts.save'), run: save }] : [])
  const bar = useBottomBar()
  const isShown = count > 0 || Boolean(notice)
  return (
    <div
      ref={bar}
      className={
        isShown ? 'sticky bottom-0 z-30 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] max-md:bottom-14' : 'sr-only'
      }
    >
      <NoticeLine notice={notice} onDismiss={onDismiss} />
      {count > 0 && (
        <div className="mx-auto flex max-w-[1240px] flex-wrap items-center justify-end gap-x-3 gap-y-2 px-5 py-2.5 max-md:px-4">
          <p {...politely} className={`mr-auto text-13 ${failure ? 'text-oxblood' : 'text-stone'}`}>
            {failure ?? t('form.changes', { count })}
          </p>
          <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && onDiscard()}>
            {t('form.discard')}
          </Button>
          <Button variant="primary" aria-disabled={isSaving} onClick={() => !isSaving && save()}>
            {isSaving ? t('form.saving') : t('common.save')}
          </Button>
          <span className="max-md:hidden">
            <KeyHint keys="mod+Enter" />
          </span>
        </div>
      )}
    </div>
  )
}

/** Always mounted, because screen readers announce only changes within an existing live region. */
function NoticeLine({ notice, onDismiss }: SaveNotice) {
  const { t } = useI18n()
  return (
    <div
      className={
        notice ? 'mx-auto flex max-w-[1240px] items-center gap-3 border-l-2 border-brass py-1.5 pr-3 pl-4.5 max-md:pr-2 max-md:pl-3.5' : ''
      }
    >
      <p {...politely} className={notice ? 'min-w-0 flex-1 text-13' : 'sr-only'}>
        {notice}
      </p>
      {notice && (
        <IconButton label={t('common.close')} onClick={onDismiss}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      )}
    </div>
  )
}
