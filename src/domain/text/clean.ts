/**
 * Signs that show nothing: what Unicode says may be ignored, blanks of every kind, fillers of Hangul and the blank of
 * Braille, which are letters by their class.
 */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Z}\\u2800\\ufff9-\\ufffb'
const ONLY_UNSEEN = new RegExp(`^[${UNSEEN}]*$`, 'u')
const UNSEEN_SIGNS = new RegExp(`[${UNSEEN}]+`, 'gu')

/** Never meant in what people write: soft hyphen, zero width space, byte order mark, fillers, signs of control. */
const NEVER_MEANT =
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/** A joiner or a mark of variation after no letter, which joins or varies nothing. */
const LONE_JOINERS = /(?<=^|\s)(?:\u200c|\u200d|\p{Variation_Selector})+/gu

/** Whether a text has nothing to see. */
export const isBlank = (text: string): boolean => ONLY_UNSEEN.test(text)

/**
 * A text as people mean it: what shows nothing and means nothing is taken away. Joiners that letters and emoji need,
 * marks of direction and blanks of other widths stay, unless there is nothing else.
 */
export const cleanText = (typed: string): string =>
  isBlank(typed) ? '' : typed.replace(NEVER_MEANT, '').replace(LONE_JOINERS, '').trim()

/** Dashes of every length, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212\u058a\u05be\u30fc\ufe58\ufe63\uff0d]/gu
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu

/** The value of a digit of any script: each has its ten one after the other. */
function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return String(value)
}

/**
 * An address of mail or web: what shows nothing is taken away, also inside; a blank inside becomes a space, which is
 * told.
 */
export const cleanAddress = (typed: string): string =>
  typed.replace(UNSEEN_SIGNS, (signs) => (/[\p{Z}\s]/u.test(signs) ? ' ' : '')).trim()

/**
 * What is no text of a language: a number, a document, a code. As an address, and digits of other scripts, full-width
 * signs and dashes are read as those of a keyboard.
 */
export const cleanValue = (typed: string): string =>
  // Its compatible form has no full-width signs.
  cleanAddress(typed.normalize('NFKC')).replace(OTHER_DIGITS, digitOf).replace(DASHES, '-')
