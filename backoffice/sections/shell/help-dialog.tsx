import { useStore } from '#app/browser/store.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { singleKeyStore, printedKeys, type Shortcut, shortcutStore } from '#backoffice/ui/shortcuts.ts'

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const shortcuts = useStore(shortcutStore)
  const hasSingleKeys = useStore(singleKeyStore)
  const shown = shortcuts.filter(({ keys, isHidden }, at) => !isHidden && shortcuts.findLastIndex((other) => other.keys === keys) === at)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('shortcuts.title')} width="md:w-[640px]">
      {!hasSingleKeys && <p className="mb-4 text-stone">{t('shortcuts.off')}</p>}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Group title={t('shortcuts.thisPage')} shortcuts={shown.filter(({ isEverywhere }) => !isEverywhere)} />
        <Group title={t('shortcuts.everywhere')} shortcuts={shown.filter(({ isEverywhere }) => isEverywhere)} />
      </div>
    </Dialog>
  )
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  if (!shortcuts.length) return null
  return (
    <section>
      <h2 className="caption mb-2">{title}</h2>
      <ul className="grid gap-1.5">
        {shortcuts.map(({ keys, label }) => (
          <li key={keys} className="flex items-center justify-between gap-4 text-13">
            <span>{label}</span>
            <span className="flex gap-1">
              {printedKeys(keys).map((key, at) => (
                <kbd
                  key={at}
                  className="inline-flex h-5 min-w-5 items-center justify-center rounded-2 border border-hairline bg-raised px-1 font-text text-11 text-stone"
                >
                  {key}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
