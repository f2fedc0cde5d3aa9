/** Whether PostgreSQL can store the text: it rejects the NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0')
