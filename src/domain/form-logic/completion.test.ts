import { describe, expect, it } from 'vitest'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { SIGNATURES } from '../logic/signatures'
import { completionAt, type Suggestion } from './completion'

const SECTIONS = [
  aSection({
    id: 's',
    titulo: 'El hogar',
    preguntas: questions(
      { id: 'age', titulo: 'Edad', codigo: 'edad', ...TYPED.integer },
      { id: 'pets', titulo: '¿Tiene perros o gatos?', ...TYPED['yes-no'] },
      {
        ...{ id: 'kind', titulo: 'Clase: cuál', ...TYPED['single-choice'] },
        opciones: [anOption(0, { texto: 'Pequinés' }), anOption(1, { texto: 'Mestizo' })],
      },
      { id: 'years', titulo: '年齢について', ...TYPED.integer },
      { id: 'basque', titulo: 'Etxeko ñabardura', ...TYPED.text },
    ),
  }),
]

/** What is offered where `|` stands. */
function offered(marked: string, isAsked = false) {
  const caret = marked.indexOf('|')
  const typed = marked.replace('|', '')
  const completion = completionAt(typed, caret, { secciones: SECTIONS, isAsked })
  if (!completion) return null
  const { from, to, suggestions } = completion
  const taken = ({ written }: Suggestion) => typed.slice(0, from) + written + typed.slice(to)
  return suggestions.map(taken)
}

describe('what can be written on in a formula', () => {
  it.each([
    ['a title, without accents and in any case', '{{eda|', ['{{edad}}']],
    ['a word within a title', '{{gat|', ['{{¿Tiene perros o gatos?}}']],
    ['a word of Basque', '{{NABAR|', ['{{Etxeko ñabardura}}']],
    ['letters of Japanese, within a title', '{{つい|', ['{{年齢について}}']],
    ['a name in the middle of a text', '1 + {{Eda| * 2', ['1 + {{edad}} * 2']],
    ['a name that was whole', '{{Ed|ad}} > 3', ['{{edad}} > 3']],
    [
      'an option after its question, whose title has a colon',
      '{{Clase: cuál:me|',
      ['{{Clase: cuál:Mestizo}}'],
    ],
    [
      'options after a comparison, before a letter',
      '{{Clase: cuál}} = |',
      ['{{Clase: cuál}} = {{Clase: cuál:Pequinés}}', '{{Clase: cuál}} = {{Clase: cuál:Mestizo}}'],
    ],
    [
      'one of a list of options',
      '{{Clase: cuál}} in ({{x}}, mest|',
      ['{{Clase: cuál}} in ({{x}}, {{Clase: cuál:Mestizo}}'],
    ],
    ['a function, within its brackets', 'is_bl|', ['is_blank()']],
    ['a function that has brackets', 'roun|({{edad}})', ['round({{edad}})']],
    ['a question without braces', 'perr|', ['{{¿Tiene perros o gatos?}}']],
  ])('LOGIC-05 %s', (_, marked, expected) => {
    expect(offered(marked)).toEqual(expected)
  })

  it.each([
    ['nothing typed', '|'],
    ['a number', '12|'],
    ['a text', "'eda|'"],
    ['a text that is not closed', '"eda|'],
    ['a word that joins', '{{edad}} and|'],
    ['what nothing is called', 'zzz|'],
    ['what follows a whole name', '{{edad}}|'],
  ])('LOGIC-05 offers nothing for %s', (_, marked) => {
    expect(offered(marked)).toBeNull()
  })

  it('LOGIC-05 everything is offered where it is asked for', () => {
    expect(offered('|', true)).toHaveLength(30)
    expect(completionAt('', 0, { secciones: SECTIONS, isAsked: true })?.count).toBe(SIGNATURES.length + 6)
  })

  it('LOGIC-05 a question is not offered to what it is worked out from', () => {
    const written = (without: string) =>
      completionAt('{{eda', 5, { secciones: SECTIONS, without })?.suggestions.map((one) => one.written)
    expect(written('pets')).toEqual(['{{edad}}'])
    expect(written('age')).toBeUndefined()
  })

  it('LOGIC-05 an apostrophe in a title begins no text', () => {
    const sections = [
      aSection({
        id: 's',
        preguntas: questions({ id: 'a', titulo: "L'aigua" }, { id: 'b', titulo: 'Renda' }),
      }),
    ]
    const typed = "{{L'aigua}} = ren"
    expect(completionAt(typed, typed.length, { secciones: sections })?.suggestions[0]?.written).toBe(
      '{{Renda}}',
    )
  })
})
