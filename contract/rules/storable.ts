/** Whether a database can store the text: none stores the NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0')
