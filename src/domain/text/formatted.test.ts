import { describe, expect, it } from 'vitest'
import { formattedText } from './formatted'

/** A text as the tree that it becomes, in short. */
const shown = (text: string): string[] =>
  formattedText(text).map(
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
    expect(formattedText('**a'.repeat(5_000))).toHaveLength(1)
    expect(formattedText('['.repeat(20_000))).toHaveLength(1)
  })
})
