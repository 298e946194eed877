import type { getDocumentProxy } from 'unpdf'
import { OPS } from 'unpdf/pdfjs'
import type { UaElement } from './ua-tree'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** What a page opens: a part of the tree with its number, what stands around it, or something else. */
type Mark = { mcid: number } | 'around' | 'other'

const markOf = (args: unknown): Mark => {
  const [tag, mcid]: unknown[] = Array.isArray(args) ? args : []
  if (tag === 'Artifact') return 'around'
  return typeof mcid === 'number' ? { mcid } : 'other'
}

const SHOWS = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
])
const PAINTS = new Set([
  ...[OPS.constructPath, OPS.stroke, OPS.closeStroke, OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.shadingFill],
  ...[OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject],
  ...[OPS.paintImageXObjectRepeat, OPS.paintImageMaskXObjectRepeat, OPS.paintSolidColorImageMask],
])
/** Letters that stand for none. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NO_LETTER = /[\u0000\ufeff\ufffe]/

/** Glyphs that are none of the font's, or stand for no letter (checkpoints 10 and 31). */
function glyphFaults(args: unknown): string[] {
  const [glyphs]: unknown[] = Array.isArray(args) ? args : []
  if (!Array.isArray(glyphs)) return []
  return glyphs.flatMap((glyph: unknown) => {
    if (typeof glyph !== 'object' || glyph === null) return []
    const { unicode, originalCharCode: code } = { unicode: '', originalCharCode: -1, ...glyph }
    if (code === 0) return ['31-030 a glyph that the font does not have']
    return unicode === '' || NO_LETTER.test(unicode) ? [`10-001 glyph ${code} stands for no letter`] : []
  })
}

/** What a page draws, each with the marks around it. */
async function pageFaults(document: Document, page: number, isInTree: (mcid: number) => boolean) {
  const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList()
  const faults: string[] = []
  const open: Mark[] = []
  const drawn = new Set<number>()
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown = argsArray[at]
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const mark = markOf(args)
      if (mark === 'around' && open.some((one) => typeof one === 'object'))
        faults.push('01-003 around inside of content')
      if (typeof mark === 'object' && open.includes('around'))
        faults.push('01-004 content inside of what is around')
      if (typeof mark === 'object' && !isInTree(mark.mcid))
        faults.push(`01-005 content ${mark.mcid} in no tree`)
      if (typeof mark === 'object') drawn.add(mark.mcid)
      open.push(mark)
    } else if (operator === OPS.endMarkedContent) open.pop()
    else if (SHOWS.has(operator) || PAINTS.has(operator)) {
      if (!open.some((mark) => mark !== 'other'))
        faults.push(`01-005 operator ${operator} is neither content nor around`)
      if (SHOWS.has(operator)) faults.push(...glyphFaults(args))
    }
  }
  return { faults, drawn }
}

/**
 * What is drawn belongs to the tree or is said to stand around it, and what the tree names is drawn (checkpoint 01).
 * @param pages the numbers of the pages' objects, in order
 */
export async function contentFaults(
  document: Document,
  pages: readonly number[],
  elements: readonly UaElement[],
): Promise<string[]> {
  const faults: string[] = []
  const named = elements.flatMap(({ content }) => content.map(({ page, mcid }) => `${page} ${mcid}`))
  if (new Set(named).size < named.length) faults.push('09-001 content that has two places in the tree')
  for (const [at, number] of pages.entries()) {
    const page = await pageFaults(document, at + 1, (mcid) => named.includes(`${number} ${mcid}`))
    faults.push(...page.faults.map((fault) => `page ${at + 1}: ${fault}`))
    const mcids = named.flatMap((one) => (one.startsWith(`${number} `) ? [Number(one.split(' ')[1])] : []))
    for (const mcid of mcids)
      if (!page.drawn.has(mcid)) faults.push(`page ${at + 1}: 09-001 content ${mcid} is not drawn`)
  }
  return faults
}
