import type pdfmake from 'pdfmake'

/** The types of the library that its main entry does not name. */
export type { Column, Content, CustomTableLayout, TableCell } from 'pdfmake'
export type DocumentDefinition = Parameters<typeof pdfmake.createPdf>[0]
export type Fonts = Parameters<typeof pdfmake.setFonts>[0]
