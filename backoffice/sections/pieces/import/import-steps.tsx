import { Link } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export const importSteps = ['columns', 'values', 'changes'] as const
export type ImportStep = (typeof importSteps)[number]

const step = 'flex h-9 items-center gap-2 border-b-2 text-13 finger:h-11'
const number = 'figures inline-flex size-5 items-center justify-center rounded-full border text-11'

export function ImportSteps({ current }: { current: ImportStep }) {
  const { t } = useI18n()
  const at = importSteps.indexOf(current)
  return (
    <nav aria-label={t('imports.steps.label')} className="flex gap-6 px-5 max-md:px-4">
      {importSteps.map((key, index) =>
        index < at ? (
          <Link key={key} to={index ? `?step=${key}` : '?'} className={`${step} border-transparent text-stone hover:text-ink`}>
            <span className={`${number} border-edge`}>{index + 1}</span> {t(`imports.steps.${key}`)}
          </Link>
        ) : (
          <span
            key={key}
            aria-current={index === at ? 'step' : undefined}
            className={`${step} ${index === at ? 'border-ink text-ink' : 'border-transparent text-stone'}`}
          >
            <span className={`${number} ${index === at ? 'border-ink' : 'border-edge'}`}>{index + 1}</span> {t(`imports.steps.${key}`)}
          </span>
        ),
      )}
    </nav>
  )
}
