/**
 * Text with simple formatting, as builders write it in parts that only tell (KIND-03): paragraphs, lists, `**bold**`,
 * `*italic*` and `[words](https://…)`. It becomes a tree of words, never markup, so that nothing in it can run. Answers
 * that it mentions are filled in afterwards: however they stand together, what somebody typed is no formatting (LOGIC-12).
 */
import { webAddress } from '../web-address'
import { fillMentions } from './mentions'

export interface Words {
  text: string
  isBold: boolean
  isItalic: boolean
  /** Where it leads; null for plain words. */
  href: string | null
}

export interface Block {
  is: 'paragraph' | 'list' | 'numbered'
  /** A paragraph's lines, or a list's items. */
  lines: Words[][]
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/u
const BOLD = /\*\*(?=\S)(.+?)(?<=\S)\*\*/u
const ITALIC = /\*(?=\S)([^*]+)(?<=\S)\*/u

type Style = Omit<Words, 'text'>
const PLAIN: Style = { isBold: false, isItalic: false, href: null }

/** Words before, within and after the first sign of formatting. */
function split(
  text: string,
  style: Style,
  sign: RegExp,
  within: (match: RegExpExecArray) => Words[],
): Words[] | null {
  const match = sign.exec(text)
  if (!match) return null
  const after = text.slice(match.index + match[0].length)
  return [...wordsIn(text.slice(0, match.index), style), ...within(match), ...wordsIn(after, style)]
}

function wordsIn(text: string, style: Style): Words[] {
  if (text === '') return []
  return (
    split(text, style, LINK, ([whole, words = '', address = '']) => {
      const href = webAddress(address)
      // What is no address of the web stays as it was written.
      return href === null ? [{ ...style, text: whole }] : wordsIn(words, { ...style, href })
    }) ??
    split(text, style, BOLD, ([, words = '']) => wordsIn(words, { ...style, isBold: true })) ??
    split(text, style, ITALIC, ([, words = '']) => wordsIn(words, { ...style, isItalic: true })) ?? [
      { ...style, text },
    ]
  )
}

const MARKS = { list: /^\s*[-*•]\s+/u, numbered: /^\s*\d{1,3}[.)]\s+/u } as const

function lineOf(line: string): { is: Block['is']; words: string } {
  if (MARKS.list.test(line)) return { is: 'list', words: line.replace(MARKS.list, '') }
  if (MARKS.numbered.test(line)) return { is: 'numbered', words: line.replace(MARKS.numbered, '') }
  return { is: 'paragraph', words: line.trim() }
}

/** Half a sign, which no address can have. */
const HALF = /\p{Cs}/gu

const filled = ({ text, href, ...style }: Words, said: (id: string) => string): Words => ({
  ...style,
  text: fillMentions(text, said),
  href: href && fillMentions(href, (id) => encodeURIComponent(said(id).replaceAll(HALF, '?'))),
})

/**
 * The paragraphs and lists of a text, in order.
 * @param said what was answered to a question that it mentions
 */
export function formattedText(text: string, said: (id: string) => string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    const { is, words } = lineOf(line)
    const shown = wordsIn(words, PLAIN).map((word) => filled(word, said))
    const last = blocks.at(-1)
    if (isOpen && last?.is === is) last.lines.push(shown)
    else blocks.push({ is, lines: [shown] })
    isOpen = true
  }
  return blocks
}
