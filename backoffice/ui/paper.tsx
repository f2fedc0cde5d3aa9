import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'

type Props = { language: Language; isOneOfMany?: boolean; children: ReactNode }

export function Paper({ language, isOneOfMany = false, children }: Props) {
  return (
    <div
      className={`overflow-x-auto p-5 max-md:p-4 print:overflow-visible print:p-0 ${isOneOfMany ? 'break-after-page last:break-after-auto' : ''}`}
    >
      <article
        lang={language}
        className="paper-sheet mx-auto grid min-h-[297mm] w-[210mm] max-w-full grid-cols-[minmax(0,1fr)] content-start gap-8 p-[18mm] text-13 shadow-pop max-md:min-h-0 max-md:p-5 print:min-h-0 print:w-auto print:p-0 print:shadow-none"
      >
        {children}
      </article>
    </div>
  )
}
