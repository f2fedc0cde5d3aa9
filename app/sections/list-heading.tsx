/** The title of a list with how much it holds beside it. */
export function ListHeading({ title, count, description }: { title: string; count: string; description: string }) {
  return (
    <header className="mb-10 md:mb-14">
      <h1 className="display text-44 md:text-60">
        {title} <span className="figures align-baseline font-text text-13 tracking-normal text-stone md:text-15">{count}</span>
      </h1>
      <p className="mt-4 max-w-150 text-stone">{description}</p>
    </header>
  )
}
