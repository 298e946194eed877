import { createRequire } from 'node:module'
import { patchOnce } from './patch-once'
import type { Tag } from './tags'

/** The parts of pdfkit that write the tree of a document. */
interface Element {
  add: (part: unknown) => Element
  end: () => void
}
interface Drawing {
  page: object
  struct: (role: string, options: { alt?: string; scope?: string; bbox?: number[] }) => Element
  addStructure: (element: Element) => void
  markStructureContent: (role: string) => unknown
  markContent: (role: string, options?: { actual?: string; type?: string }) => void
  endMarkedContent: () => void
  /** Adds to what the file says of itself (XMP). */
  appendXML: (xml: string) => void
  link: (x: number, y: number, width: number, height: number, url: string, options: object) => unknown
  /** Links that are drawn now belong to it. */
  _currentStructureElement?: Element | null
}

/** A piece of a line, and the level that it was drawn at where the line has pieces from the right. */
interface Piece {
  text: string
  level?: number
  tag?: Tag
}
interface Line {
  inlines: Piece[]
}
interface Picture {
  x: number
  y: number
  _width: number
  _height: number
  tag?: Tag
}
interface Renderer {
  pdfDocument: Drawing
  renderLine: (this: Renderer, line: Line, ...place: number[]) => void
  renderImage: (this: Renderer, image: Picture) => void
  renderVector: (this: Renderer, vector: object) => void
}

interface Tree {
  root: Element
  elements: Map<Tag, Element>
  /** The page on which each part began. */
  pages: Map<Tag, object>
  /** The headings that the last one stands below, with itself, by the levels that they asked for. */
  headings: number[]
}

/** That a file is what ISO 14289-1 asks of it. */
const PDF_UA =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

const trees = new WeakMap<Drawing, Tree>()

function treeOf(drawing: Drawing): Tree {
  const known = trees.get(drawing)
  if (known) return known
  const root = drawing.struct('Document', {})
  drawing.addStructure(root)
  drawing.appendXML(PDF_UA)
  const tree = { root, elements: new Map(), pages: new Map(), headings: [] }
  trees.set(drawing, tree)
  return tree
}

/** A heading is one level below the one that it stands under: a section without a title leaves no level out. */
function levelOf(role: string, headings: number[]): string {
  const asked = /^H([1-6])$/.exec(role)?.[1]
  if (asked === undefined) return role
  const level = Number(asked)
  while ((headings.at(-1) ?? 0) >= level) headings.pop()
  return `H${headings.push(level)}`
}

function elementOf(drawing: Drawing, tag: Tag, bbox?: number[]): Element {
  const { root, elements, headings } = treeOf(drawing)
  const known = elements.get(tag)
  if (known) return known
  const { role, parent, alt, scope } = tag
  const element = drawing.struct(levelOf(role, headings), {
    ...(alt && { alt }),
    ...(scope && { scope }),
    ...(bbox && { bbox }),
  })
  ;(parent ? elementOf(drawing, parent) : root).add(element)
  // Each line of a link is one of its own: what it leads to stands on its page.
  if (role !== 'Link') elements.set(tag, element)
  return element
}

/** Whether the head of a table is drawn once more, at the top of another page. */
function isRepeated(drawing: Drawing, tag: Tag): boolean {
  const { pages } = treeOf(drawing)
  const begun = pages.get(tag) ?? drawing.page
  pages.set(tag, begun)
  return tag.scope === 'Column' && begun !== drawing.page
}

function drawAround(drawing: Drawing, draw: () => void): void {
  drawing.markContent('Artifact', { type: 'Layout' })
  draw()
  drawing.endMarkedContent()
}

/** Draws with links that say what they lead to, for who does not see the words below them. */
function drawLinks(drawing: Drawing, words: string, draw: () => void): void {
  const { link } = drawing
  drawing.link = (...[x, y, width, height, url, options]) =>
    // An object, by which pdfkit knows a text from a name.
    link.call(drawing, x, y, width, height, url, { ...options, Contents: Object(words) })
  draw()
  drawing.link = link
}

/** Draws a part as content of its element. */
function drawPart(drawing: Drawing, tag: Tag | undefined, draw: () => void, bbox?: number[]): void {
  if (!tag || tag.role === 'Artifact' || isRepeated(drawing, tag)) {
    drawAround(drawing, draw)
    return
  }
  const element = elementOf(drawing, tag, bbox)
  const content = drawing.markStructureContent(tag.role)
  drawing._currentStructureElement = element
  if (tag.leadsTo === undefined) draw()
  else drawLinks(drawing, tag.leadsTo, draw)
  drawing._currentStructureElement = null
  drawing.endMarkedContent()
  element.add(content)
  if (tag.role === 'Link') element.end()
}

/**
 * Makes pdfmake write what its parts are: headings, paragraphs, tables and pictures as a tree (ISO 14289), and lines
 * as the text that they are, because several letters share a glyph and one letter has several. It has no way to be
 * told, so the steps are changed in which it draws a line, a picture and a shape.
 */
export function writeTags(): void {
  const { default: renderer }: { default: { prototype: Renderer } } = createRequire(import.meta.url)(
    'pdfmake/js/Renderer.js',
  )
  patchOnce(renderer.prototype, () => {
    const { renderLine, renderImage, renderVector } = renderer.prototype
    Object.assign(renderer.prototype, {
      renderLine(this: Renderer, line: Line, ...place: number[]) {
        const { pdfDocument } = this
        drawPart(pdfDocument, line.inlines[0]?.tag, () => renderLine.call(this, line, ...place))
      },
      renderImage(this: Renderer, image: Picture) {
        const { x, y, _width: width, _height: height } = image
        drawPart(this.pdfDocument, image.tag, () => renderImage.call(this, image), [
          ...[x, y, x + width, y + height],
        ])
      },
      renderVector(this: Renderer, vector: object) {
        drawAround(this.pdfDocument, () => renderVector.call(this, vector))
      },
    })
  })
}
