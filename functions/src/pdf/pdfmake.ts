import type pdfmake from 'pdfmake'
import type { Content } from 'pdfmake'

/** The types of the library that its main entry does not name. */
export type { Content, CustomTableLayout, TableCell } from 'pdfmake'
export type DocumentDefinition = Parameters<typeof pdfmake.createPdf>[0]
export type Column = Extract<Content, { columns: unknown }>['columns'][number]
