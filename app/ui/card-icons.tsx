/** Drawn once a page and used by every card, so that a card costs two elements an icon. */
export function CardIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id="icon-heart" viewBox="0 0 24 24">
        <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.500-1.500-3-3.200-3-5.500" />
      </symbol>
      <symbol id="icon-scale" viewBox="0 0 24 24">
        <path d="m16 16 3-8 3 8c-.87.65-1.92 1-3 1s-2.130-.35-3-1ZM2 16l3-8 3 8c-.87.65-1.920 1-3 1s-2.130-.35-3-1ZM7 21h10M12 3v18M3 7h2c2 0 5-1 7-2 2 1 5 2 7 2h2" />
      </symbol>
    </svg>
  )
}
