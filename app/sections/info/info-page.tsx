import type { ComponentProps, ReactNode } from 'react'
import { InfoLayout } from '#app/sections/info/info-layout.tsx'
import { PageHeading } from '#app/sections/info/page-heading.tsx'

type Heading = ComponentProps<typeof PageHeading>
type Props = { article: Pick<Heading, 'title' | 'lead'>; crumbs: Heading['crumbs']; aside: ReactNode; children: ReactNode }

export function InfoPage({ article: { title, lead }, crumbs, aside, children }: Props) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <PageHeading crumbs={crumbs} title={title} lead={lead} />
      <InfoLayout aside={aside}>{children}</InfoLayout>
    </div>
  )
}
