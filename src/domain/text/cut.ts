/**
 * Letters as people see them: an accent, a skin tone or a joined emoji belongs to the letter before it. Browsers that
 * cannot tell them apart cut between code points.
 */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/** Where the code point begins and ends that has the code unit at this position. */
function codePointAt(text: string, at: number): [start: number, end: number] {
  const before = at > 0 ? (text.codePointAt(at - 1) ?? 0) : 0
  const start = before > 0xffff ? at - 1 : at
  return [start, start + String.fromCodePoint(text.codePointAt(start) ?? 0).length]
}

/** Where the letter begins and ends that has the code unit at this position. */
export function letterAt(text: string, at: number): [start: number, end: number] {
  const letter = segmenter?.segment(text).containing(at)
  return letter ? [letter.index, letter.index + letter.segment.length] : codePointAt(text, at)
}

/**
 * The beginning of a text that has room. Limits count UTF-16 code units, as fields and schemas do; the cut is between
 * letters, so no half letter is shown and no half code point is written, which the store would change. A letter that
 * is longer than the room is cut between its code points.
 * @param most code units of the result at most
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const [start] = letterAt(text, most)
  return text.slice(0, start > 0 ? start : codePointAt(text, most)[0])
}
