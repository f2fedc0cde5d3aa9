/** VITRINE in the shop's own capitals; takes its color from the text and its height from `className`. */
export function Wordmark({ className }: { className: string }) {
  return <span className={`wordmark ${className}`} />
}
