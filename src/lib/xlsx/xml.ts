// XML 1.0 knows no control characters but tab and line breaks, nor the two last code points.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
// Workbooks read `_x0041_` as a letter: in a text that has these characters, the underscore is escaped.
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/**
 * A text as it stands in the XML of a workbook, for elements and attributes: nothing of it is markup. Half a letter
 * becomes a replacement character when it is encoded.
 */
export const xmlText = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character)
