export const textLink =
  'underline decoration-ink/30 decoration-1 underline-offset-4 transition-colors hover:text-brass hover:decoration-brass'
