import { printedKeys } from '#backoffice/ui/shortcuts.ts'

export function KeyHint({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5 touch:hidden">
      {printedKeys(keys).map((key, at) => (
        <kbd
          key={at}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-2 border border-hairline bg-paper px-1 font-text text-11 text-stone"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
