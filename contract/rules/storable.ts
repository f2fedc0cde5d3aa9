/** Whether the database can store the text: PostgreSQL cannot store the NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0')
