import { createRequire } from 'node:module'
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
}
const trees = new WeakMap<Drawing, Tree>()

function treeOf(drawing: Drawing): Tree {
  const known = trees.get(drawing)
  if (known) return known
  const root = drawing.struct('Document', {})
  drawing.addStructure(root)
  const tree = { root, elements: new Map(), pages: new Map() }
  trees.set(drawing, tree)
  return tree
}

function elementOf(drawing: Drawing, tag: Tag, bbox?: number[]): Element {
  const { root, elements } = treeOf(drawing)
  const known = elements.get(tag)
  if (known) return known
  const { role, parent, alt, scope } = tag
  const element = drawing.struct(role, {
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

/** Draws a part as content of its element. */
function drawPart(drawing: Drawing, tag: Tag | undefined, draw: () => void, bbox?: number[]): void {
  if (!tag || tag.role === 'Artifact' || isRepeated(drawing, tag)) {
    drawAround(drawing, draw)
    return
  }
  const element = elementOf(drawing, tag, bbox)
  const content = drawing.markStructureContent(tag.role)
  drawing._currentStructureElement = element
  draw()
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
}
