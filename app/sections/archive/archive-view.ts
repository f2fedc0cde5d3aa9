import type { PictureSource } from '#app/ui/picture.tsx'
import type { Kind } from '#contract/piece.ts'

type PageLink = { label: string; path: string }

export type ArchiveView = {
  title: string
  lead: string
  form: {
    search: { label: string; value: string }
    brand: { label: string; value: string; options: { value: string; label: string }[] }
    submit: string
    reset: string | null
  }
  found: string
  empty: { title: string; text: string; reset: string } | null
  pieces: {
    id: number
    kind: Kind
    path: string
    brand: string
    model: string
    photo: PictureSource | null
    facts: string[]
    condition: string | null
    sold: string | null
    price: string | null
  }[]
  paging: { label: string; page: string; previous: PageLink | null; next: PageLink | null } | null
}

export type SimilarSoldView = {
  title: string
  lines: { path: string; name: string; facts: string[]; sold: string | null; price: string | null }[]
  all: string
}
