/** The logotype VITRINE. Has the text's color; `className` sets its height. */
export function Wordmark({ className }: { className: string }) {
  return <span className={`wordmark ${className}`} />
}
