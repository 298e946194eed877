/** Most bytes of a workbook that is read. */
export const MAX_WORKBOOK_BYTES = 10 * 1024 * 1024
/** Most bytes of a file in which a workbook is packed together with its pictures. */
export const MAX_BUNDLE_BYTES = 40 * 1024 * 1024
