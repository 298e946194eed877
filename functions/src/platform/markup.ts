/** Markup that is written as it stands; any other text that goes into it is made harmless. */
export class Markup {
  constructor(readonly source: string) {}
}

type Part = string | number | Markup | null | false | readonly Part[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in markup: whatever it says, nothing of it is markup. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.source
  if (typeof part === 'object') return part.map(written).join('')
  return escapeMarkup(String(part))
}

/** Markup with texts in it, in elements and in quoted attributes: whatever they say, they stay texts (SEC-03). */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    pieces.map((piece, at) => piece + (at < parts.length ? written(parts[at] ?? null) : '')).join(''),
  )

/** Data in a page: a text in it cannot end the element that they stand in. */
export const dataBlock = (type: string, data: unknown): Markup =>
  html`<script type="${type}">
    ${new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'))}
  </script>`
