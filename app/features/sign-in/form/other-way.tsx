import { textLink } from '#app/ui/text-link.ts'

export function OtherWay({ question, way, onChoose }: { question: string; way: string; onChoose: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-stone first-of-type:mt-4">
      {question}
      <button type="button" onClick={onChoose} className={`inline-flex min-h-11 items-center text-ink ${textLink}`}>
        {way}
      </button>
    </p>
  )
}
