/** VITRINE in our own capitals; takes its color from the text, and its width from the height that `className` gives. */
export function Wordmark({ className }: { className: string }) {
  return <span className={`wordmark ${className}`} />
}
