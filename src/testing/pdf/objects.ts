/** The objects that a PDF is made of, read from its bytes: pdf.js tells what is drawn, and not all that is written. */

/** Another object, by its number. */
export class Ref {
  constructor(readonly number: number) {}
}
/** `/Name`, without its slash. */
export class Name {
  constructor(readonly name: string) {}
}
export type Dict = ReadonlyMap<string, Value>
/** A text is a string; a stream is its dictionary. */
export type Value = null | boolean | number | string | Name | Ref | Dict | Value[]

const TOKEN =
  /\s*(?:%[^\r\n]*\s*)*(<<|>>|\[|\]|\(|<[0-9a-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|\d+ \d+ R\b|[+-]?[\d.]+|[a-z]+)/y
const UTF_16 = '\u00fe\u00ff'
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const asText = (bytes: string): string =>
  bytes.startsWith(UTF_16) ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes

/** The text in brackets that begins after `at`, and where it ends. */
function bracketed(source: string, at: number): [text: string, end: number] {
  let depth = 1
  let text = ''
  let end = at
  for (; depth > 0 && end < source.length; end += 1) {
    let letter = source.charAt(end)
    if (letter === '\\') {
      end += 1
      letter = source.charAt(end)
      const [octal] = /^[0-7]{1,3}/.exec(source.slice(end, end + 3)) ?? []
      if (octal === undefined) text += ESCAPES[letter] ?? letter
      else {
        text += String.fromCodePoint(Number.parseInt(octal, 8))
        end += octal.length - 1
      }
      continue
    }
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth > 0) text += letter
  }
  return [asText(text), end]
}

const WORDS: Record<string, Value> = { true: true, false: false, null: null }

/** Reads the value that begins somewhere in a file. */
function readAt(source: string, start: number): Value {
  let at = start
  function next(): string {
    TOKEN.lastIndex = at
    const [whole, token] = TOKEN.exec(source) ?? []
    if (whole === undefined || token === undefined) throw new Error(`No PDF object at ${at}.`)
    at += whole.length
    return token
  }
  function until(end: string): Value[] {
    const values: Value[] = []
    for (let token = next(); token !== end; token = next()) values.push(valueOf(token))
    return values
  }
  function valueOf(token: string): Value {
    if (token === '[') return until(']')
    if (token === '<<') {
      const flat = until('>>')
      return new Map(
        flat.flatMap((key, index): [string, Value][] =>
          index % 2 === 0 && key instanceof Name ? [[key.name, flat[index + 1] ?? null]] : [],
        ),
      )
    }
    if (token === '(') {
      const [text, end] = bracketed(source, at)
      at = end
      return text
    }
    if (token.startsWith('<'))
      return asText(Buffer.from(token.replace(/[<>\s]/g, ''), 'hex').toString('latin1'))
    if (token.startsWith('/')) return new Name(token.slice(1))
    if (token.endsWith(' R')) return new Ref(Number.parseInt(token, 10))
    return WORDS[token] ?? (/[a-z]/.test(token) ? null : Number(token))
  }
  return valueOf(next())
}

export const isDict = (value: Value | undefined): value is Dict => value instanceof Map

/** An opened file. */
export interface PdfObjects {
  /** Every object of it, by its number. */
  all: ReadonlyMap<number, Value>
  catalog: Dict
  /** What a value is, which may stand elsewhere. */
  at: (value: Value | undefined) => Value
  /** Likewise; an empty dictionary where it is none. */
  dictAt: (value: Value | undefined) => Dict
  /** Likewise; one value is a list of one, as the format allows it. */
  listAt: (value: Value | undefined) => Value[]
}

/** Opens a PDF with a table of its objects, as pdfkit writes them. */
export function openPdf(bytes: Uint8Array): PdfObjects {
  const source = Buffer.from(bytes).toString('latin1')
  const [, start = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source) ?? []
  const table = source.slice(Number(start))
  const all = new Map<number, Value>()
  for (const [number, entry] of [...table.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries()) {
    if (entry[2] !== 'n') continue
    const header = `${number} 0 obj`
    const offset = Number(entry[1])
    if (!source.startsWith(header, offset)) throw new Error(`Object ${number} is not where the table has it.`)
    all.set(number, readAt(source, offset + header.length))
  }
  const at = (value: Value | undefined): Value =>
    value instanceof Ref ? at(all.get(value.number)) : (value ?? null)
  const dictAt = (value: Value | undefined): Dict => {
    const found = at(value)
    return isDict(found) ? found : new Map()
  }
  const listAt = (value: Value | undefined): Value[] => {
    const found = at(value)
    return Array.isArray(found) ? found : found === null ? [] : [found]
  }
  const trailer = readAt(source, Number(start) + table.indexOf('trailer') + 'trailer'.length)
  if (!isDict(trailer)) throw new Error('The PDF has no trailer.')
  return { all, catalog: dictAt(trailer.get('Root')), at, dictAt, listAt }
}
