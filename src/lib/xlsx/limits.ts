/** Most bytes of a workbook that is read. */
export const MAX_WORKBOOK_BYTES = 10 * 1024 * 1024
