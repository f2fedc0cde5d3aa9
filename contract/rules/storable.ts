/** Whether a database can store the text: NUL is a character that none stores. */
export const isStorable = (text: string): boolean => !text.includes('\0')
