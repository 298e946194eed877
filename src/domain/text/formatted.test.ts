import { describe, expect, it } from 'vitest'
import { formattedText } from './formatted'

/** A text as the tree that it becomes, in short. */
const shown = (text: string, said: Record<string, string> = {}): string[] =>
  formattedText(text, (id) => said[id] ?? '').map(
    ({ is, lines }) =>
      `${is}: ${lines
        .map((line) =>
          line
            .map(({ text: words, isBold, isItalic, href }) =>
              [isBold ? 'B' : '', isItalic ? 'I' : '', href ? `<${href}>` : '', `(${words})`].join(''),
            )
            .join(''),
        )
        .join(' | ')}`,
  )

describe('KIND-03 text with simple formatting', () => {
  it.each([
    ['Hola', ['paragraph: (Hola)']],
    ['Uno\ndos\n\ntres', ['paragraph: (Uno) | (dos)', 'paragraph: (tres)']],
    ['Lea **esto** y *aquello*', ['paragraph: (Lea )B(esto)( y )I(aquello)']],
    ['**Con *todo* dentro**', ['paragraph: B(Con )BI(todo)B( dentro)']],
    [
      'Traiga:\n- DNI\n- Plano\n1. Firme\n2) Selle',
      ['paragraph: (Traiga:)', 'list: (DNI) | (Plano)', 'numbered: (Firme) | (Selle)'],
    ],
    ['[Más](https://muni.gob.ar/a?b=1)', ['paragraph: <https://muni.gob.ar/a?b=1>(Más)']],
    ['2 * 3 * 4 y 5*', ['paragraph: (2 * 3 * 4 y 5*)']],
    ['', []],
  ])('reads %j', (text, blocks) => expect(shown(text)).toEqual(blocks))

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil', 'mailto:a@b.es'])(
    'leaves a link to %s as it was written',
    (address) => expect(shown(`[x](${address})`).join()).not.toContain('<'),
  )

  it('markup is words', () => {
    expect(shown('<img src=x onerror=alert(1)>')).toEqual(['paragraph: (<img src=x onerror=alert(1)>)'])
  })

  it('reads long text without end signs in linear time', () => {
    expect(shown('**a'.repeat(5_000))).toHaveLength(1)
    expect(shown('['.repeat(20_000))).toHaveLength(1)
  })

  it.each([
    ['{{a}}', '[pulse](https://evil.test)', ''],
    ['{{a}}{{b}}', '[pulse]', '(https://evil.test)'],
    ['{{a}}({{b}})', '[pulse]', 'https://evil.test'],
    ['{{a}}(https://evil.test)', '[pulse]', ''],
    ['[{{a}}]{{b}}', 'pulse', '(https://evil.test)'],
    ['[{{a}}]({{b}})', 'pulse', 'https://evil.test'],
    ['[{{a}}{{b}}', 'pulse', '](https://evil.test)'],
    ['{{a}}{{b}}', '*', '*negrita**'],
    ['{{a}} fin {{b}}', '*', '*'],
    ['{{a}}', '- uno\n\n1. dos', ''],
  ])('LOGIC-12 SEC-02 %j makes no formatting of the answers %j and %j', (text, a, b) => {
    const words = text.replace('{{a}}', a).replace('{{b}}', b)
    expect(shown(text, { a, b })).toEqual([`paragraph: (${words})`])
  })

  it('LOGIC-12 fills answers into what is formatted, and into an address as a part of it', () => {
    expect(shown('- **{{a}}** y {{b}}', { a: 'Ana' })).toEqual(['list: B(Ana)( y …)'])
    expect(shown('[Ver {{a}}](https://muni.gob.ar/?n={{a}}&v=1)', { a: 'x&v=2)\ud800' })).toEqual([
      'paragraph: <https://muni.gob.ar/?n=x%26v%3D2)%3F&v=1>(Ver x&v=2)\ud800)',
    ])
  })
})
