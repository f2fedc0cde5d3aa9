export function ChoiceLine({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-9 w-full items-center px-2 py-1.5 text-left text-13 hover:bg-ivory finger:min-h-11 max-md:text-15"
      >
        {text}
      </button>
    </li>
  )
}
