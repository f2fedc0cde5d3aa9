import type { ReactNode } from 'react'
import { Blocks } from '#app/sections/info/blocks.tsx'
import type { ArticlePart } from '#contract/rules/article.ts'

export function ArticleParts({ parts }: { parts: readonly ArticlePart[] }) {
  return parts.map(({ id, title, blocks }) => (
    <AnchoredSection key={id} id={id} title={title}>
      <Blocks blocks={blocks} />
    </AnchoredSection>
  ))
}

export function AnchoredSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-14 border-t border-hairline pt-8 first:mt-0 md:mt-20 md:pt-10 print:mt-6 print:pt-4"
    >
      <h2 id={`${id}-title`} className="display-small md:display mb-6 text-24 md:mb-8 md:text-32 print:mb-3 print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}
