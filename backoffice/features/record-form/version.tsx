import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

type VersionChoice = { name: string; isChosen: boolean; onChoose: () => void }

export function Version({ title, text, choice }: { title: string; text: string; choice?: VersionChoice }) {
  const { t } = useI18n()
  const content = (
    <>
      <span className="caption flex items-center gap-2">
        {choice && <input type="radio" name={choice.name} checked={choice.isChosen} onChange={choice.onChoose} className="accent-brass" />}
        {title}
      </span>
      <span className={`mt-1 block text-13 break-words whitespace-pre-wrap ${text ? '' : 'text-stone'}`}>
        {text || t('form.emptyValue')}
      </span>
    </>
  )
  const frame = 'block min-h-16 rounded-2 border p-3'
  if (!choice) return <div className={`${frame} border-transparent bg-ivory`}>{content}</div>
  return <label className={`${frame} cursor-pointer border-hairline bg-raised has-checked:border-brass`}>{content}</label>
}
