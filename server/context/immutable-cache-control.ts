/** Caches a file for a year. Only for files whose URL changes when their content changes. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'
