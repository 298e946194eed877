import { xmlText } from './xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a workbook that do not depend on its rows; two sheets, the second tells about the first. */
export const contentTypes = (): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${[1, 2].map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

export const packageRelations = (): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** @param names of the two sheets */
export const workbookXml = (names: readonly [string, string]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`

export const workbookRelations = (): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${[1, 2].map((number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId3" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`

/** Formats in the order of `STYLE`. */
export const stylesXml = (): string =>
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="166" formatCode="0.0"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0D4F5A"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEAF1F0"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf quotePrefix="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf fontId="2" applyFont="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** The beginning of a sheet: its first row stays in view, columns of a width to read. */
export const sheetStart = (columns: number): string =>
  `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, columns)}" width="24" customWidth="1"/></cols><sheetData>`

/** The end of a sheet. @param refs of the cells that lead somewhere, as in {@link sheetRelations} */
export const sheetEnd = (refs: readonly string[]): string =>
  `</sheetData>${refs.length === 0 ? '' : `<hyperlinks>${refs.map((ref, index) => `<hyperlink ref="${ref}" r:id="rId${index + 1}"/>`).join('')}</hyperlinks>`}</worksheet>`

/** Where the links of a sheet lead. */
export const sheetRelations = (urls: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${urls.map((url, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/hyperlink" Target="${xmlText(url)}" TargetMode="External"/>`).join('')}</Relationships>`
