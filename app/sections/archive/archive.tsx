import { paths } from '#app/client/paths.ts'
import type { ArchiveView } from '#app/sections/archive/archive-view.ts'
import { Button } from '#app/ui/button.tsx'
import { FactLine } from '#app/ui/fact-line.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { limits } from '#contract/limits.ts'

const link = `inline-flex min-h-11 items-center ${textLink}`
const firstPhotos = 4
const sizes = '(min-width: 1440px) 320px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw'

export function Archive({ title, lead, form, found, empty, pieces, paging }: ArchiveView) {
  return (
    <div className="wrap py-12 md:py-20">
      <header>
        <h1 className="display text-44 md:text-60">{title}</h1>
        <p className="mt-4 max-w-150 text-17 text-stone">{lead}</p>
      </header>
      <SearchForm {...form} found={found} />
      {empty && (
        <div className="mt-14 max-w-150">
          <h2 className="display-small text-24">{empty.title}</h2>
          <p className="mt-2 text-stone">{empty.text}</p>
          <a href={paths.salesHistory} className={`mt-3 ${link}`}>
            {empty.reset}
          </a>
        </div>
      )}
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:mt-12 md:grid-cols-3 md:gap-x-6 md:gap-y-14 lg:grid-cols-4">
        {pieces.map((piece, at) => (
          <li key={piece.id}>
            <SoldCard piece={piece} isFirst={at < firstPhotos} />
          </li>
        ))}
      </ul>
      {paging && (
        <nav
          aria-label={paging.label}
          className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline pt-5"
        >
          <span className="min-w-24">
            {paging.previous && (
              <a href={paging.previous.path} rel="prev" className={link}>
                {paging.previous.label}
              </a>
            )}
          </span>
          <span className="figures text-13 text-stone">{paging.page}</span>
          <span className="min-w-24 text-right">
            {paging.next && (
              <a href={paging.next.path} rel="next" className={link}>
                {paging.next.label}
              </a>
            )}
          </span>
        </nav>
      )}
    </div>
  )
}

function SearchForm({ search, brand, submit, reset, found }: ArchiveView['form'] & { found: string }) {
  return (
    <search className="mt-8 md:mt-10">
      <form action={paths.salesHistory} className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <label className="grow basis-60 text-13 text-stone sm:max-w-90">
          {search.label}
          <input
            key={search.value}
            type="search"
            name="search"
            defaultValue={search.value}
            maxLength={limits.searchMaxChars}
            autoComplete="off"
            enterKeyHint="search"
            className="line-field w-full text-ink"
          />
        </label>
        <label className="grow basis-40 text-13 text-stone sm:max-w-60">
          {brand.label}
          <select
            key={brand.value}
            name="brand_id"
            defaultValue={brand.value}
            className="select block w-full border-b border-ink/25 text-15 text-ink"
          >
            {brand.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary" className="max-sm:grow">
          {submit}
        </Button>
      </form>
      <p className="mt-4 flex min-h-11 flex-wrap items-center gap-x-6 text-13 text-stone">
        <output>{found}</output>
        {reset && (
          <a href={paths.salesHistory} className={link}>
            {reset}
          </a>
        )}
      </p>
    </search>
  )
}

function SoldCard({ piece, isFirst }: { piece: ArchiveView['pieces'][number]; isFirst: boolean }) {
  return (
    <article className="card">
      <div data-photo="">
        <Picture photo={piece.photo ?? undefined} fallback={piece.kind} sizes={sizes} isFirst={isFirst} isDecorative />
      </div>
      <p>{piece.brand}</p>
      <h2>
        <a href={piece.path}>
          <NoWrap text={piece.model} />
        </a>
      </h2>
      {piece.facts.length > 0 && (
        <p className="fact-line">
          <FactLine facts={piece.facts} />
        </p>
      )}
      {piece.condition && <p>{piece.condition}</p>}
      {piece.sold && <p>{piece.sold}</p>}
      {piece.price && <p className="figures">{piece.price}</p>}
    </article>
  )
}
