/** The header of a file whose URL changes with its content: browsers may keep it for a year. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'
