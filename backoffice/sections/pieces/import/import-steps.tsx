import { Link } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

const step = 'flex h-9 items-center gap-2 border-b-2 text-13 finger:h-11'
const number = 'figures inline-flex size-5 items-center justify-center rounded-full border text-11'

export function ImportSteps({ isChanges }: { isChanges: boolean }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('imports.steps.label')} className="flex gap-6 px-5 max-md:px-4">
      {isChanges ? (
        <Link to="?" className={`${step} border-transparent text-stone hover:text-ink`}>
          <span className={`${number} border-edge`}>1</span> {t('imports.steps.columns')}
        </Link>
      ) : (
        <span aria-current="step" className={`${step} border-ink text-ink`}>
          <span className={`${number} border-ink`}>1</span> {t('imports.steps.columns')}
        </span>
      )}
      <span
        aria-current={isChanges ? 'step' : undefined}
        className={`${step} ${isChanges ? 'border-ink text-ink' : 'border-transparent text-stone'}`}
      >
        <span className={`${number} ${isChanges ? 'border-ink' : 'border-edge'}`}>2</span> {t('imports.steps.changes')}
      </span>
    </nav>
  )
}
