/** How many times larger than on the screen, so that it can be printed. */
const SCALE = 2
const PADDING = 16
const TITLE_SIZE = 18
const TITLE_LINE = 24

/** The style properties that are copied onto the parts of a drawing: outside the page no style sheet applies. */
const DRAWN_BY = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
] as const

/** A copy that looks the same outside of the page. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const child of svg.childNodes) copy.append(child.cloneNode(true))
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')]
  from.forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const name of DRAWN_BY) {
      // The url of a pattern begins with the page's address; in the copy only its id is needed.
      const value = style.getPropertyValue(name).replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/, 'url(#$1)')
      if (value !== '') to[index]?.setAttribute(name, value)
    }
  })
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('width', String(width * SCALE))
  copy.setAttribute('height', String(height * SCALE))
  return new XMLSerializer().serializeToString(copy)
}

/** A title split into lines that fit. */
function linesOf(pen: CanvasRenderingContext2D, title: string, room: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * A drawing as a PNG with its title above, in the colours of the page.
 * @throws Error where the browser cannot draw it
 */
export async function imageOf(svg: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, width, height))}`
  await picture.decode()
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const font = `600 ${TITLE_SIZE}px ${fontFamily}`
  pen.font = font
  const lines = linesOf(pen, title, width)
  const top = PADDING + lines.length * TITLE_LINE + PADDING / 2
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (top + height + PADDING) * SCALE
  pen.scale(SCALE, SCALE)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  pen.font = font
  lines.forEach((line, index) => pen.fillText(line, PADDING, PADDING + (index + 0.75) * TITLE_LINE))
  pen.drawImage(picture, PADDING, top, width, height)
  const file = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png')
  })
  if (!file) throw new Error('no image')
  return file
}
