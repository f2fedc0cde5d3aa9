export type Crumb = { label: string; to: string }

export function Breadcrumbs({ label, crumbs, here }: { label: string; crumbs: Crumb[]; here: string }) {
  return (
    <nav aria-label={label} className="text-13 text-stone">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label: text, to }) => (
          <li key={to} className="flex items-center gap-x-2">
            <a href={to} className="quiet-link inline-flex min-h-6 items-center">
              {text}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="max-w-full truncate">
          {here}
        </li>
      </ol>
    </nav>
  )
}
