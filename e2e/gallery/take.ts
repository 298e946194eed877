import { expect, type Page } from 'playwright/test'

/** One piece of the gallery in each of its appearances, small, as data addresses. */
export interface TakenPiece {
  /** Its group and its name, as its file is called. */
  name: string
  cells: string[]
}

interface Place {
  name: string
  x: number
  y: number
  width: number
  height: number
}

/** How large a picture is, by the piece: letters are grey lines then, which every build of the browser draws alike. */
const SCALE = 0.25
/** Higher than any piece: what is seen at once is taken at once, and nothing is laid out anew for it. */
const HEIGHT = 5_000
const MOST = 4_400

const WIDTHS = [360, 1280]
const APPEARANCES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const

/** A question is as wide on a desk as on a phone, and there are hundreds of them. */
const isTaken = (name: string, width: number): boolean => width < 600 || !name.startsWith('questions-')

/** Waits until nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is far below waits to be near.
    for (const piece of document.querySelectorAll('article')) piece.scrollIntoView()
    await document.fonts.ready
  })
  // Pictures and charts find their size after the page has found its own.
  await page.waitForLoadState('networkidle')
  let before = 0
  let still = 0
  await expect
    .poll(
      async () => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        still = height === before ? still + 1 : 0
        before = height
        return still
      },
      { intervals: [300] },
    )
    .toBe(5)
}

/** Where each piece stands now, from the top of what is seen. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect()
      const group = piece.closest('section')?.id ?? ''
      const name = `${group}-${piece.ariaLabel?.split(' · ')[0] ?? ''}`.replaceAll(/[^\w-]+/g, '-')
      return { name, x, y, width, height }
    }),
  )

/** The first and the one after the last of those that can be taken at once. */
function* together(places: readonly Place[], from: number): Generator<[from: number, to: number]> {
  let first = from
  for (const [at, { y, height }] of places.entries()) {
    if (at <= first || y + height - (places[first]?.y ?? 0) <= MOST) continue
    yield [first, at]
    first = at
  }
  if (first < places.length) yield [first, places.length]
}

/** Cuts places out of a picture and makes them small. */
const cutOut = (page: Page, picture: string, places: readonly Place[]): Promise<string[]> =>
  page.evaluate(
    async ({ from, cuts, scale }) => {
      const whole = await createImageBitmap(await (await fetch(from)).blob())
      return cuts.map(({ x, y, width, height }) => {
        const canvas = document.createElement('canvas')
        canvas.width = Math.round(width * scale)
        canvas.height = Math.round(height * scale)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('There is no canvas.')
        context.imageSmoothingQuality = 'high'
        // From whole pixels: what stands above a piece must not change how its own are put together.
        const [left, top] = [Math.round(x), Math.round(y)]
        const [wide, high] = [canvas.width / scale, canvas.height / scale]
        context.drawImage(whole, left, top, wide, high, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL()
      })
    },
    { from: picture, cuts: [...places], scale: SCALE },
  )

/** What is in the picture of a piece that is higher than it. */
const seen = (place: Place): Place => ({ ...place, height: Math.min(place.height, HEIGHT - place.y) })

/** Every piece as it is drawn now. */
async function takeAll(page: Page, width: number): Promise<[name: string, cell: string][]> {
  await settle(page)
  const places = await placesOf(page)
  const taken: [string, string][] = []
  const start = places.findIndex(({ name }) => isTaken(name, width))
  for (const [from, to] of together(places, start)) {
    await page.evaluate((at) => document.querySelectorAll('article')[at]?.scrollIntoView(), from)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    // Where they stand in the picture, whatever moved since they were first seen.
    const here = (await placesOf(page)).slice(from, to).map(seen)
    const cut = await cutOut(page, `data:image/png;base64,${picture.toString('base64')}`, here)
    taken.push(...here.map(({ name }, at): [string, string] => [name, cut[at] ?? '']))
  }
  return taken
}

/**
 * Every piece in light, dark and the reader's own colours, on a phone and a desk.
 * @param page shows the gallery
 */
export async function takePieces(page: Page): Promise<TakenPiece[]> {
  const cells = new Map<string, string[]>()
  // Fields grow with their text, and not all of them shrink again: each width is met before the first picture.
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await settle(page)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const appearance of APPEARANCES) {
      await page.emulateMedia({ ...appearance, reducedMotion: 'reduce' })
      for (const [name, cell] of await takeAll(page, width))
        cells.set(name, [...(cells.get(name) ?? []), cell])
    }
  }
  return [...cells].map(([name, all]) => ({ name, cells: all }))
}

/** The appearances of a piece beside each other, as a WebP. */
export async function sheetOf(page: Page, { cells }: TakenPiece): Promise<Buffer> {
  const address = await page.evaluate(async (all) => {
    const GAP = 8
    const pictures = await Promise.all(
      all.map(async (cell) => createImageBitmap(await (await fetch(cell)).blob())),
    )
    const canvas = document.createElement('canvas')
    canvas.width = pictures.reduce((sum, { width }) => sum + width + GAP, 0)
    canvas.height = Math.max(...pictures.map(({ height }) => height))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.fillStyle = '#888'
    context.fillRect(0, 0, canvas.width, canvas.height)
    let x = 0
    for (const picture of pictures) {
      context.drawImage(picture, x, 0)
      x += picture.width + GAP
    }
    return canvas.toDataURL('image/webp', 0.6)
  }, cells)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
