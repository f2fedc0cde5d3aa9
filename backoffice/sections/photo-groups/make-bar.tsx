import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PhotoGroup } from '#backoffice/sections/photo-groups/group-photos.ts'
import type { Making } from '#backoffice/sections/photo-groups/use-making.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { politely } from '#backoffice/ui/states.tsx'
import { useBottomBar } from '#backoffice/ui/use-bottom-bar.ts'

type Props = { groups: readonly PhotoGroup[]; waiting: number; making: Making }

export function MakeBar({ groups, waiting, making }: Props) {
  const { t } = useI18n()
  const bar = useBottomBar()
  const drafts = groups.filter(({ target }) => target.kind === 'draft').length
  const others = groups.length - drafts
  const label = [drafts && t('photoGroups.make', { count: drafts }), others && t('photoGroups.add', { count: others })].filter(Boolean)
  const isBlocked = waiting > 0 || making.isBusy
  return (
    <div ref={bar} className="sticky bottom-0 z-20 border-t border-hairline bg-paper max-md:bottom-14">
      <div className="mx-auto flex max-w-[1240px] flex-wrap items-center justify-end gap-x-4 gap-y-2 px-5 py-2.5 max-md:px-4 max-md:*:grow">
        <p {...politely} className={`mr-auto text-13 ${making.failure ? 'text-oxblood' : 'text-stone'}`}>
          {noteOf()}
        </p>
        <Button variant="primary" aria-disabled={isBlocked} onClick={() => !isBlocked && void making.make()}>
          {making.isBusy ? t('photoGroups.making') : label.join(' · ')}
        </Button>
      </div>
    </div>
  )

  function noteOf(): string {
    if (making.failure) return making.failure
    if (waiting) return t('photoGroups.waiting', { count: waiting })
    if (making.isTried && making.incomplete) return t('photoGroups.incomplete', { count: making.incomplete })
    return t('photoGroups.nothingYet')
  }
}
