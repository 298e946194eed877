import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
import { formOf, ids, questionsOf, told } from '../testing/answering'
import { guessColumns } from './columns'
import { readSheet } from './read'
import { rowsOfText } from './text'

const source = () => ({ name: 'Encuesta', newId: ids() })

const ofText = (text: string) => {
  const { rows, columns } = rowsOfText(text)
  return formOf(readSheet(rows, columns ?? guessColumns(rows), source()))
}
const asked = (text: string) =>
  ofText(text).content.secciones.map(({ titulo, preguntas }) => [
    titulo,
    ...preguntas.map((question) => [
      ...[question.titulo, kindOf(question), question.required],
      question.opciones.map(({ texto }) => texto).join('|'),
    ]),
  ])

describe('MOVE-04 questions that are pasted', () => {
  it('line by line: numbers go, options stand below, a star requires, a colon begins a section', () => {
    expect(
      asked(`Datos del local:
1. ¿Cómo se llama? *
2) ¿Qué vende?
 - Pan
 - Leche
3. ¿Qué días abre?
 [ ] Lunes
 [ ] Martes

# Cierre
Observaciones (obligatoria)`),
    ).toEqual([
      [
        'Datos del local',
        ['¿Cómo se llama?', 'text', true, ''],
        ['¿Qué vende?', 'single-choice', false, 'Pan|Leche'],
        ['¿Qué días abre?', 'multiple-choice', false, 'Lunes|Martes'],
      ],
      ['Cierre', ['Observaciones', 'text', true, '']],
    ])
  })

  it('as cells of a sheet, with quotes around what has several lines', () => {
    expect(
      asked(
        'Pregunta\tTipo\tOpciones\tObligatoria\nNombre\tTexto\t\tsí\nUso\tSelección única\t"Casa\nTaller"\tno',
      ),
    ).toEqual([['Encuesta', ['Nombre', 'text', true, ''], ['Uso', 'single-choice', false, 'Casa|Taller']]])
  })

  it('as a file with semicolons or commas', () => {
    expect(asked('Question;Type;Required\r\n"Name; in full";Text;yes\r\nBorn;Date;no')).toEqual([
      ['Encuesta', ['Name; in full', 'text', true, ''], ['Born', 'date', false, '']],
    ])
    expect(asked('Sección,Pregunta,Tipo\nA,Uno,Número\n,Dos,Correo\nB,Tres,Teléfono')).toEqual([
      ['A', ['Uno', 'integer', false, ''], ['Dos', 'email', false, '']],
      ['B', ['Tres', 'phone', false, '']],
    ])
  })

  it.each([
    ['Fecha y hora', 'date-time'],
    ['Fecha', 'date'],
    ['Párrafo', 'long-text'],
    ['Sí / No', 'yes-no'],
    ['Importe en euros', 'amount'],
    ['CUIT', 'identifier'],
    ['Foto', 'text'],
    ['Escala', 'scale'],
    ['Nota', 'note'],
  ])('«%s» is a kind', (written, kind) => {
    const { content, report } = ofText(`Pregunta\tTipo\nAlgo\t${written}`)
    expect(questionsOf(content).map(kindOf)).toEqual([kind])
    expect(told(report)).toEqual([])
  })

  it('MOVE-06 a kind that nobody knows, and a choice without options, are told at their row', () => {
    const { content, report } = ofText('Pregunta\tTipo\nUno\tHolograma\nDos\tLista')
    expect(questionsOf(content).map(kindOf)).toEqual(['text', 'text'])
    expect(told(report)).toEqual(['2 kindGuessed Holograma', '3 noOptions'])
  })

  it('columns without headings are guessed by what is in them', () => {
    const { rows } = rowsOfText('1\t¿Cómo se llama el local?\tsí\n2\t¿Qué vende?\tno')
    expect(guessColumns(rows)).toEqual({ hasHead: false, roles: ['none', 'title', 'required'] })
  })

  it('formulas, scripts and braces are words', () => {
    const { content } = ofText('=HYPERLINK("https://x.example")\n<script>alert(1)</script>{{p1}}')
    expect(questionsOf(content).map(({ titulo }) => titulo)).toEqual([
      ...['=HYPERLINK("https://x.example")', 'alert(1){ {p1} }'],
    ])
  })

  it.each([
    ['', 'empty'],
    ['Pregunta\tTipo\n', 'empty'],
  ])('«%s» makes no form', (text, fault) => {
    const { rows, columns } = rowsOfText(text)
    const made = readSheet(rows, columns ?? guessColumns(rows), source())
    expect(made).toEqual({ status: 'refused', fault })
  })

  it('more rows than a form may have questions are refused at once', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => [`Pregunta ${at}`])
    expect(readSheet(rows, guessColumns(rows), source())).toEqual({
      status: 'refused',
      fault: 'tooManyQuestions',
    })
  })
})
