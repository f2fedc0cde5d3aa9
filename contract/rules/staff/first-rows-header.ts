/** Response header of an export that leaves out rows: the number of rows in the file. */
export const firstRowsHeader = 'x-vitrine-first-rows'
