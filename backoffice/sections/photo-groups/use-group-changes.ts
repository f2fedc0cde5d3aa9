import { newUuid } from '#app/browser/new-uuid.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { joinGroups, movePhoto, type PhotoGroup, splitBefore } from '#backoffice/sections/photo-groups/group-photos.ts'
import type { PhotoGroups } from '#backoffice/sections/photo-groups/use-photo-groups.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

export function useGroupChanges({ groups, setGroups, drop }: PhotoGroups) {
  return {
    split: (id: string) => {
      setGroups((held) => splitBefore(held, id, newUuid))
      focusPhoto(id)
    },
    move: (id: string, to: string | null) => {
      setGroups((held, draft) => movePhoto(held, { id, to, photos: draft.photos, newKey: newUuid }))
      focusPhoto(id)
    },
    join: (key: string, into: string, focused = groups.find((group) => group.key === key)?.photos[0]) => {
      setGroups((held, draft) => joinGroups(held, key, into, draft.photos))
      focusPhoto(focused)
    },
    drop: (id: string, group: PhotoGroup) => {
      const at = group.photos.indexOf(id)
      void drop(id)
      focusPhoto(group.photos[at + 1] ?? group.photos[at - 1])
    },
  }
}

type Changes = Pick<ReturnType<typeof useGroupChanges>, 'split' | 'join'>

/** Binds the keys `s` (split) and `m` (merge), which act on the focused photograph or group. */
export function useGroupKeys(groups: readonly PhotoGroup[], { split, join }: Changes): void {
  const { t } = useI18n()
  const focusedId = (name: 'photo' | 'group') => document.activeElement?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
  useShortcuts([
    {
      keys: 's',
      label: t('photoGroups.split'),
      run: () => {
        const id = focusedId('photo')
        if (id) split(id)
      },
    },
    {
      keys: 'm',
      label: t('photoGroups.join'),
      run: () => {
        const at = groups.findIndex(({ key }) => key === focusedId('group'))
        const [group, previous] = [groups[at], groups[at - 1]]
        if (group && previous) join(group.key, previous.key, focusedId('photo'))
      },
    },
  ])
}

/** Focuses a photograph again after it moved to another group. Deferred, because a menu that closes also moves the focus. */
function focusPhoto(id: string | undefined): void {
  setTimeout(() => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-photo="${id}"] button`)?.focus())
  })
}
