/** A glyph in the order in which it is drawn, with the letters that the font put into it; a mark may have none. */
export interface ShapedGlyph {
  codePoints: readonly number[]
}

/** Glyphs that stand for letters together. */
export interface Cluster<Glyph> {
  glyphs: Glyph[]
  letters: number[]
}

const codePointsOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
const byValue = (one: number, other: number): number => one - other

/** Where a line may end: it is no letter of the text. */
const MAY_BREAK = 0x200b
const isMark = (letters: readonly number[]): boolean =>
  letters.every((letter) => letter === MAY_BREAK || /\p{M}/u.test(String.fromCodePoint(letter)))

/**
 * The fewest glyphs that stand for the fewest letters, in the order of the text: marks belong to what they stand on,
 * and glyphs in another order than their letters, as vowels of Indian scripts are, to each other. Where a font writes
 * other letters than the text has, one cluster has all that is left.
 */
function inOrder<Glyph extends ShapedGlyph>(letters: number[], glyphs: readonly Glyph[]): Cluster<Glyph>[] {
  const clusters: Cluster<Glyph>[] = []
  let open: Cluster<Glyph> = { glyphs: [], letters: [] }
  let from = 0
  for (const glyph of glyphs) {
    open.glyphs.push(glyph)
    open.letters.push(...glyph.codePoints)
    const typed = letters.slice(from, from + open.letters.length)
    if (!isSame(typed.toSorted(byValue), open.letters.toSorted(byValue))) continue
    const last = clusters.at(-1)
    if (last && isMark(typed)) {
      last.glyphs.push(...open.glyphs)
      last.letters.push(...typed)
    } else clusters.push({ glyphs: open.glyphs, letters: typed })
    from += typed.length
    open = { glyphs: [], letters: [] }
  }
  if (open.glyphs.length > 0) clusters.push({ glyphs: open.glyphs, letters: letters.slice(from) })
  return clusters
}

/**
 * Which glyphs of a word stand for which of its letters, in the order in which they are drawn. Letters of one cluster
 * from the right stand in that order too: readers turn them with the word.
 * @param fromRight whether the last letter is drawn first
 */
export function clustersOf<Glyph extends ShapedGlyph>(
  text: string,
  glyphs: readonly Glyph[],
  fromRight: boolean,
): Cluster<Glyph>[] {
  const letters = codePointsOf(text)
  const clusters = fromRight
    ? inOrder(letters, glyphs.toReversed())
        .toReversed()
        .map((one) => ({ glyphs: one.glyphs.toReversed(), letters: one.letters.toReversed() }))
    : inOrder(letters, glyphs)
  return clusters.map((cluster) => {
    const typed = cluster.letters.filter((letter) => letter !== MAY_BREAK)
    return { ...cluster, letters: typed.length > 0 ? typed : cluster.letters }
  })
}
