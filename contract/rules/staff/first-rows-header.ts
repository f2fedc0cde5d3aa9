/** Response header of an export that contains only the first rows: the number of these rows, without the header row. */
export const firstRowsHeader = 'x-vitrine-first-rows'
