import { expect, it } from 'vitest'
import { aSection, questions, TYPED } from '../../testing/builders'
import { typesOf, type QuestionKind } from '../form/kinds'
import { prefilled, takesAll } from './prefill'

const OPTIONS = ['Sí, claro', 'Árbol caído', 'Poste']

/** What a value becomes as the answer to a question of a kind; null for nothing. */
function filled(kind: QuestionKind, value: string, given: object = {}) {
  const hasOptions = ['single-choice', 'multiple-choice', 'ranking'].includes(kind)
  const [question] = questions({
    ...(hasOptions && TYPED['single-choice']),
    ...{ titulo: 'Pregunta', codigo: 'dato', ...typesOf(kind), ...given },
  })
  if (!question) throw new Error('no question')
  const opciones = question.opciones.map((option, at) => ({ ...option, texto: OPTIONS[at] ?? option.texto }))
  const secciones = [aSection({ preguntas: [{ ...question, opciones }] })]
  const [found] = prefilled(secciones, new Map([['dato', value]]))
  if (!found) return null
  const { opciones: ticked, respuesta } = found.change
  return ticked ? ticked.filter(({ checked }) => checked).map(({ texto }) => texto) : respuesta
}

it.each<[QuestionKind, string, unknown]>([
  ['text', '  Bar Ñandú 😀 ', 'Bar Ñandú 😀'],
  ['long-text', 'dos\nlíneas', 'dos\nlíneas'],
  ['integer', '80', '80'],
  ['date', '2026-12-01', '2026-12-01'],
  ['time', '09:30', '09:30'],
  ['email', 'ana@villa.test', 'ana@villa.test'],
  ['yes-no', 'Sí', 'true'],
  ['yes-no', '0', 'false'],
  ['single-choice', 'ARBOL CAIDO', '1'],
  ['multiple-choice', 'sí, claro', ['Sí, claro']],
  ['multiple-choice', 'Árbol caído|Nada|si, claro', ['Sí, claro', 'Árbol caído']],
])('REACH-05 a link fills in a question of kind %s with «%s»', (kind, value, expected) => {
  expect(filled(kind, value)).toEqual(expected)
})

it.each<[string, QuestionKind, string, object]>([
  ['a number that is none', 'integer', 'muchos', {}],
  ['a day that does not exist', 'date', '2026-02-30', {}],
  ['an address that is no e-mail', 'email', 'ana@', {}],
  ['neither yes nor no', 'yes-no', 'quizás', {}],
  ['an option that is not offered', 'single-choice', 'Otra', {}],
  ['options that are not offered', 'multiple-choice', 'Otra|Ninguna', {}],
  ['signs that nobody sees', 'text', '\u200b\u2800', {}],
  ['endless words', 'text', 'x'.repeat(2001), {}],
  ['a text that somebody has to accept', 'consent', 'true', {}],
  ['a place', 'place', '-31.4,-64.2', {}],
  ['an order', 'ranking', 'Poste', {}],
  ['what the form calculates', 'text', 'Bar', { calculo: '"x"' }],
])('REACH-05 a link does not fill in %s', (_what, kind, value, given) => {
  expect(filled(kind, value, given)).toBeNull()
})

it('REACH-05 a link fills in the first row alone, and nothing without a code', () => {
  const row = questions({ titulo: 'Con', codigo: 'dato' }, { titulo: 'Sin' })
  const section = aSection({
    ...{ repetible: true, preguntas: row },
    seccionesRepetibles: [{ orden: 0, preguntas: row }],
  })
  const found = prefilled(
    [section],
    new Map([
      ['dato', 'Bar'],
      ['', 'Nada'],
      ['__proto__', 'x'],
    ]),
  )
  expect(found.map(({ path }) => [path.section, path.row, path.question])).toEqual([[0, 0, 0]])
})

it.each<[string, boolean, string]>([
  ['an option that is offered', true, 'tasa=Exenta'],
  ['several', true, 'tasa=exenta&servicios=Luz|gas'],
  ['one of several that is not offered', false, 'servicios=Luz|Fibra'],
  ['an option that has other words now', false, 'tasa=Libre'],
  ['a number that is none', false, 'metros=muchos'],
  ['a text that is too long', false, `nombre=${'x'.repeat(2001)}`],
  ['nothing', true, 'tasa=&metros=%20'],
  ['what nobody asks', true, 'expediente=7'],
  ['what a person has to accept', true, 'acepta=true'],
])('REACH-05 of a link it is known whether the form takes %s: %s', (_what, takes, query) => {
  const preguntas = questions(
    { codigo: 'tasa', ...TYPED['single-choice'] },
    { codigo: 'servicios', ...TYPED['single-choice'], ...typesOf('multiple-choice') },
    { codigo: 'metros', ...TYPED.integer },
    { codigo: 'nombre' },
    { codigo: 'acepta', ...typesOf('consent') },
    { titulo: 'Sin código' },
  )
  const offered: Record<string, string[]> = {
    tasa: ['Exenta', 'General', 'Otra'],
    servicios: ['Luz', 'Gas', 'Agua'],
  }
  const worded = preguntas.map((question) => ({
    ...question,
    opciones: question.opciones.map((option, at) => ({
      ...option,
      texto: offered[question.codigo]?.[at] ?? '',
    })),
  }))
  const secciones = [aSection({ preguntas: worded })]
  expect(takesAll(secciones, new Map(new URLSearchParams(query)))).toBe(takes)
})
