import { ArrowDown, ArrowUp } from 'lucide-react'
import { type AssignmentRule, type AssignmentRules, writeRules } from '#backoffice/client/assignment.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { offices } from '#contract/offices.ts'

export function RuleRows({ rules, onEdit }: { rules: AssignmentRules; onEdit: (id: number) => void }) {
  const { t } = useI18n()
  const write = useWrite()
  const { results, version } = rules
  const move = (from: number, to: number) =>
    write.run(async () => {
      const moved = results.toSpliced(from, 1)
      const rule = results[from]
      if (rule) showUndoToast(t('assignment.moved'), await writeRules(version, moved.toSpliced(to, 0, rule)))
    })
  return (
    <>
      <ol>
        {results.map((rule, at) => (
          <li key={rule.id} className="relative flex items-center gap-2 border-b border-hairline px-4 py-3 last:border-0 max-md:min-h-16">
            <span className="figures w-6 shrink-0 text-13 text-stone">{at + 1}</span>
            <RuleText rule={rule} number={at + 1} onEdit={() => onEdit(rule.id)} />
            <span className="relative z-1 flex shrink-0">
              <IconButton
                label={t('assignment.up', { number: at + 1 })}
                disabled={at === 0}
                aria-disabled={write.isBusy}
                onClick={() => void move(at, at - 1)}
              >
                <ArrowUp aria-hidden="true" size={15} />
              </IconButton>
              <IconButton
                label={t('assignment.down', { number: at + 1 })}
                disabled={at === results.length - 1}
                aria-disabled={write.isBusy}
                onClick={() => void move(at, at + 1)}
              >
                <ArrowDown aria-hidden="true" size={15} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <FailureLine text={write.failure} />
    </>
  )
}

function RuleText({ rule, number, onEdit }: { rule: AssignmentRule; number: number; onEdit: () => void }) {
  const { t, language } = useI18n()
  const { kinds, office, brand, staff, is_fit: isAssignable } = rule
  const city = offices.find(({ key }) => key === office)?.city[language]
  const fits = [kinds.length ? kinds.map((kind) => t(`threads.kind.${kind}`)).join(', ') : t('assignment.anyKind'), city, brand]
  return (
    <button
      type="button"
      aria-label={t('assignment.changeOf', { number })}
      onClick={onEdit}
      className="grid min-w-0 flex-1 gap-0.5 text-left text-13 after:absolute after:inset-0 hover:after:bg-ivory/40 max-md:text-15"
    >
      <span className="font-medium">{staff}</span>
      <span className="text-stone">{fits.filter(Boolean).join(' · ')}</span>
      {!isAssignable && <span className="text-oxblood">{t('assignment.unfit')}</span>}
    </button>
  )
}
