import { getDocumentProxy } from 'unpdf'
import { contentFaults } from './ua-content'
import { isDict, openPdf, Ref, type Dict, type PdfObjects } from './objects'
import { allBelow, isStandard, nameIn, treeOf, type UaElement } from './ua-tree'

/** What may hold what: rows stand in tables and cells in rows (checkpoint 09). */
const HOLDERS: Record<string, readonly string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  ...{ TH: ['TR'], TD: ['TR'] },
  ...{ LI: ['L'], LBody: ['LI'] },
}

function treeFaults(elements: readonly UaElement[], pdf: PdfObjects): string[] {
  const faults: string[] = []
  for (const { role, dict, parent, children, content, number } of elements) {
    const holders = HOLDERS[role]
    if (!isStandard(role)) faults.push(`02-001 ${role} is no role of the standard`)
    if (holders && !holders.includes(parent?.role ?? '')) faults.push(`09-004 ${role} in ${parent?.role}`)
    if (parent?.number !== (dict.get('P') instanceof Ref ? refNumber(dict.get('P')) : 0))
      faults.push(`09-001 ${role} ${number} does not know what it stands in`)
    if (children.length === 0 && content.length === 0) faults.push(`09-001 ${role} ${number} is empty`)
    const alt = dict.get('Alt')
    if (role === 'Figure' && (typeof alt !== 'string' || alt.trim() === ''))
      faults.push(`13-004 a figure has no words`)
    if (role === 'Figure' && !attributes(dict, pdf).has('BBox')) faults.push(`13-001 a figure has no place`)
  }
  return faults
}

const refNumber = (value: unknown): number => (value instanceof Ref ? value.number : 0)

/** All attributes of an element, whichever owner they have. */
const attributes = (dict: Dict, pdf: PdfObjects): Dict =>
  new Map(pdf.listAt(dict.get('A')).flatMap((one) => [...pdf.dictAt(one)]))

/** Headings begin with the first level and leave none out (checkpoint 14). */
function headingFaults(elements: readonly UaElement[]): string[] {
  const levels = elements.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []))
  return [
    ...(levels.length === 0 ? ['14-001 no heading'] : []),
    ...levels.flatMap((level, at) =>
      level > (levels[at - 1] ?? 0) + 1
        ? [`14-003 H${level} after ${at === 0 ? 'none' : `H${levels[at - 1]}`}`]
        : [],
    ),
  ]
}

/** Tables have heads that say what they are heads of, and rows of as many cells (checkpoint 15). */
function tableFaults(elements: readonly UaElement[], pdf: PdfObjects): string[] {
  return elements
    .filter(({ role }) => role === 'Table')
    .flatMap((table) => {
      const cells = allBelow(table)
      const heads = cells.filter(({ role }) => role === 'TH')
      const widths = new Set(
        cells
          .filter(({ role }) => role === 'TR')
          .map(({ children }) => children.filter(({ role }) => role === 'TH' || role === 'TD').length),
      )
      return [
        ...(heads.length === 0 ? ['15-003 a table without heads'] : []),
        ...(widths.size > 1 ? [`15-005 rows of ${[...widths].join(' and ')} cells in one table`] : []),
        ...heads.flatMap(({ dict }) => {
          const scope = nameIn(attributes(dict, pdf).get('Scope'))
          return ['Row', 'Column', 'Both'].includes(scope)
            ? []
            : ['15-003 a head of a table without its scope']
        }),
      ]
    })
}

/** Links are parts of the tree and say where they lead, and pages are walked through in its order (checkpoint 28). */
function annotationFaults(elements: readonly UaElement[], pdf: PdfObjects): string[] {
  const faults: string[] = []
  for (const [, page] of pagesOf(pdf)) {
    if (nameIn(page.get('Tabs')) !== 'S') faults.push('28-009 a page is not walked through as it is read')
    for (const annotation of pdf.listAt(page.get('Annots'))) {
      const dict = pdf.dictAt(annotation)
      const kind = nameIn(dict.get('Subtype'))
      const holder = elements.find((one) => one.annotations.includes(refNumber(annotation)))
      const contents = dict.get('Contents')
      if (kind !== 'Link') faults.push(`28-002 an annotation that is a ${kind}`)
      if (holder?.role !== 'Link') faults.push('28-011 a link is no part of the tree')
      if (holder && parentOf(dict.get('StructParent'), pdf) !== holder.number)
        faults.push('28-010 a link does not lead to its part of the tree')
      if (typeof contents !== 'string' || contents.trim() === '') faults.push('28-012 a link without words')
    }
  }
  return faults
}

/** The number of the element that the tree of parents has for an annotation. */
function parentOf(key: unknown, pdf: PdfObjects): number {
  const flat = pdf.listAt(parentTree(pdf).get('Nums'))
  return flat.flatMap((one, at) => (at % 2 === 0 && one === key ? [refNumber(flat[at + 1])] : []))[0] ?? 0
}

const parentTree = (pdf: PdfObjects): Dict =>
  pdf.dictAt(pdf.dictAt(pdf.catalog.get('StructTreeRoot')).get('ParentTree'))

/** The pages of a document by the number of their objects, in order. */
function pagesOf(pdf: PdfObjects): [number: number, page: Dict][] {
  const { Kids: kids = [] } = { Kids: pdf.listAt(pdf.dictAt(pdf.catalog.get('Pages')).get('Kids')) }
  return kids.map((kid): [number, Dict] => [refNumber(kid), pdf.dictAt(kid)])
}

/** Every font is in the file and says which letters it draws (checkpoint 31). */
function fontFaults(pdf: PdfObjects): string[] {
  const faults: string[] = []
  for (const font of pdf.all.values()) {
    if (!isDict(font) || nameIn(font.get('Type')) !== 'Font') continue
    const kind = nameIn(font.get('Subtype'))
    const name = nameIn(font.get('BaseFont'))
    if (kind === 'Type0' && !font.has('ToUnicode')) faults.push(`31-027 ${name} does not say its letters`)
    if (kind === 'Type0') continue
    const descriptor = pdf.dictAt(font.get('FontDescriptor'))
    if (!['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key)))
      faults.push(`31-009 ${name} is not in the file`)
    if (kind === 'CIDFontType2' && !font.has('CIDToGIDMap'))
      faults.push(`31-006 ${name} has no map of glyphs`)
  }
  return faults
}

/** What a document says of itself (checkpoints 06, 07 and 11). */
async function metadataFaults(pdf: PdfObjects, document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const { metadata } = await document.getMetadata()
  const { catalog, dictAt } = pdf
  const checks: [isRight: boolean, fault: string][] = [
    [dictAt(catalog.get('MarkInfo')).get('Marked') === true, '04-001 not marked'],
    [dictAt(catalog.get('MarkInfo')).get('Suspects') !== true, '04-001 suspect'],
    [metadata !== null, '06-001 no metadata'],
    [String(metadata?.get('pdfuaid:part')) === '1', '06-002 does not say that it conforms'],
    [String(metadata?.get('dc:title') ?? '').trim() !== '', '06-003 no title in its metadata'],
    [dictAt(catalog.get('ViewerPreferences')).get('DisplayDocTitle') === true, '07-001 title not shown'],
    [/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(String(catalog.get('Lang') ?? '')), '11-006 no language'],
  ]
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]))
}

/**
 * What a machine finds in a PDF that breaks PDF/UA-1 (ISO 14289-1), by the conditions of the Matterhorn protocol that
 * concern what the product draws: it has no forms, no media, no scripts and no layers.
 */
export async function uaFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = openPdf(bytes)
  const tree = treeOf(pdf)
  const elements = allBelow(tree)
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = pagesOf(pdf).map(([number]) => number)
  return [
    ...(await metadataFaults(pdf, document)),
    ...treeFaults(elements, pdf),
    ...headingFaults(elements),
    ...tableFaults(elements, pdf),
    ...annotationFaults(elements, pdf),
    ...fontFaults(pdf),
    ...(await contentFaults(document, pages, elements)),
  ]
}
