import { editHome, heldHome, type HomeDraft, type HomePart } from '#backoffice/client/home.ts'
import { useNoticeText } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import type { Fields } from '#contract/rules/staff/merge-fields.ts'

type Options<Values extends Fields> = {
  kind: string
  id: string
  draft: HomeDraft
  labels: Record<keyof Values & string, string>
  /** Reads the form's values from a draft. */
  read: (draft: HomeDraft) => Values
  /** Returns the part of a draft that the changed values replace. */
  write: (draft: HomeDraft, changed: Partial<Values>) => HomePart
  sentence: string
  onClose: () => void
}

/** The form of one part of the home page, in a dialog that closes after the save. Its version is the version of the whole draft. */
export function useHomeForm<Values extends Fields>({ draft, labels, read, write, sentence, onClose, ...key }: Options<Values>) {
  const noticeText = useNoticeText()
  const form = useRecordForm<Values>({
    ...key,
    record: { values: read(draft), version: draft.version },
    labels,
    // after a conflict, `editHome` has loaded the stored draft
    valuesOf: () => read(heldHome() ?? draft),
    save: async (changed, version) => {
      await editHome(version, (held) => write(held, changed), sentence)
      const saved = heldHome() ?? draft
      return { values: read(saved), version: saved.version }
    },
    onSaved: (_saved, othersChanges) => {
      const notice = othersChanges && noticeText({ notice: { ...othersChanges, kind: 'saved' }, labels })
      if (notice) showToast('info', notice)
      onClose()
    },
  })
  const setAll = (part: Partial<Values>) => {
    for (const name of Object.keys(part) as (keyof Values & string)[]) form.set(name, part[name] as Values[typeof name])
  }
  return { ...form, setAll }
}
