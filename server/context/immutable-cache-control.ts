/** For files whose URL changes with their content: cacheable for a year. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'
