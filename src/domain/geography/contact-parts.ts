/** A stretch of a contact; `href` where it can be called or written to. */
export interface ContactPart {
  text: string
  href: string | null
}

/** Fewer digits are a house or an hour, more are an account. */
const [FEWEST_DIGITS, MOST_DIGITS] = [6, 15]

/** An address of mail, or digits with single signs between them: hours (`8:00 - 14:00`) have wider gaps. */
const REACHED = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.\p{L}{2,}|\+?\(?\d(?:\)? ?[-(]?\d)+/gu

/** `27-11-2026` and `2026-11-27` are days. */
const DAY = /^(?:\d{1,2}-\d{1,2}-\d{4}|\d{4}-\d{1,2}-\d{1,2})$/u

function hrefOf(text: string): string | null {
  if (text.includes('@')) return `mailto:${text}`
  const digits = text.replace(/\D/gu, '')
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS || DAY.test(text)) return null
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}`
}

/** The words by which a municipality is reached, with its telephones and mails apart, in their order; joined they are the same words. */
export function contactParts(words: string): ContactPart[] {
  const parts: ContactPart[] = []
  let at = 0
  for (const { 0: text, index } of words.matchAll(REACHED)) {
    const href = hrefOf(text)
    if (href === null) continue
    if (index > at) parts.push({ text: words.slice(at, index), href: null })
    parts.push({ text, href })
    at = index + text.length
  }
  return at < words.length ? [...parts, { text: words.slice(at), href: null }] : parts
}
