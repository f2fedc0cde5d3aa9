import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

type Props = {
  title: string
  /** Explains where the shop uses the entries. Shown after the entries have loaded. */
  text: string
  addLabel: string
  onAdd: () => void
  entries: { data: unknown; error: unknown; refetch: () => Promise<unknown> }
  children: ReactNode
  dialog: ReactNode
}

export function EntriesPage({ title, text, addLabel, onAdd, entries: { data, error, refetch }, children, dialog }: Props) {
  const { t } = useI18n()
  useShortcuts([{ keys: 'n', label: addLabel, run: onAdd }])
  return (
    <ContentPage
      title={title}
      actions={
        <Button variant="primary" onClick={onAdd}>
          <Plus aria-hidden="true" size={15} />
          {t('common.add')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-[860px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} />}
        {Boolean(data) && <p className="text-13 text-stone">{text}</p>}
        {children}
      </div>
      {dialog}
    </ContentPage>
  )
}
