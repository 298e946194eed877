import { describe, expect, it } from 'vitest'
import { installLogic, withRules } from '../answering/logic'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import type { Section } from '../form/section'
import { installKinds } from '../question-types'
import { FURTHER_KINDS } from '../question-types/further'
import * as logic from './logic'
import { stepsText } from './steps-text'
import { BEGUN } from './testing/filling'
import { explainer } from './why'

installLogic(logic)
installKinds(FURTHER_KINDS)

const option = (at: number, texto: string, more = {}) => anOption(at, { id: `o${at}`, texto, ...more })
const FORM: Section[] = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'many', titulo: 'Hijos', ...TYPED.integer },
      { id: 'from', titulo: 'Desde', ...TYPED.date },
      {
        ...{ id: 'place', titulo: 'Provincia', ...TYPED['single-choice'] },
        opciones: [option(0, 'Salta'), option(1, 'Jujuy')],
      },
      { id: 'until', titulo: 'Hasta', ...TYPED.date, minimo: '{{from}}', maximo: '"2027-01-31"' },
      { id: 'share', titulo: 'Parte', ...TYPED.decimal, maximo: '{{many}} / 2', mostrarSi: '{{many}} > 0' },
      {
        ...{ id: 'kind', titulo: 'Ayuda', ...TYPED['single-choice'] },
        opciones: [
          option(0, 'Familia', { mostrarSi: '{{many}} > 2 and {{share}} < 2' }),
          option(1, 'Otra'),
          option(2, ''),
        ],
      },
      {
        ...{ id: 'town', titulo: 'Localidad', ...TYPED['single-choice'] },
        filtroOpciones: 'attribute("provincia") = {{place}}',
        opciones: [
          option(0, 'Cafayate', { atributos: 'provincia = {{place:o0}}' }),
          option(1, 'Tilcara', { atributos: 'provincia = {{place:o1}}' }),
          option(2, 'Humahuaca', { atributos: 'provincia = {{place:o1}}' }),
          option(3, ''),
        ],
      },
      {
        ...{ id: 'street', titulo: 'Calle', ...TYPED['table-choice'] },
        filtroOpciones: stepsText([{ column: 'Provincia', question: 'place' }]),
      },
    ),
  }),
  aSection({
    ...{
      id: 'rows',
      titulo: 'Cada hijo',
      orden: 1,
      repetible: true,
      filas: '{{many}}',
      mostrarSi: 'not is_blank({{from}})',
    },
    preguntas: questions(
      { id: 'age', titulo: 'Edad', ...TYPED.integer },
      { id: 'school', titulo: 'Grado', ...TYPED.integer, maximo: '{{age}} - 5' },
    ),
  }),
]

const why = explainer(FORM)
/** «until least yes [05/10/2026]: from 05/10/2026» */
function told(answers: Record<string, string>): string[] {
  const filled = FORM.map((section) => ({
    ...section,
    preguntas: section.preguntas.map((one) => ({ ...one, respuesta: answers[one.id] ?? '' })),
    seccionesRepetibles: section.repetible ? [{ orden: 0, preguntas: section.preguntas }] : [],
  }))
  return why(withRules(filled, BEGUN), BEGUN, 'es')
    .filter(({ of }) => of !== 'shown' && of !== 'required')
    .map(({ part, row, of, holds, words, because }) => {
      const facts = because.map((fact) => `${fact.part.definition.id} ${fact.words || fact.is}`).join(', ')
      const place = row === null ? '' : ` ${row}`
      return `${part.definition.id}${place} ${of} ${holds ? 'yes' : 'no'} [${words.join(', ')}]: ${facts}`
    })
}

describe('LOGIC-09 what rules come to, with the values of now', () => {
  it('LOGIC-09 tells how many rows there are and why, and nothing of a section that is not asked', () => {
    expect(told({ from: '2026-10-05', many: '3' })).toContain('rows rows yes [3]: many 3')
    expect(told({ from: '2026-10-05', many: '0' })).toContain('rows rows no [0]: many 0')
    expect(told({ from: '2026-10-05' })).toContain('rows rows no [0]: many blank')
    expect(told({ many: '3' }).filter((one) => one.startsWith('rows '))).toEqual([])
  })

  it('LOGIC-09 tells a bound by a formula as who answers reads it, and not one that is written there', () => {
    const now = told({ from: '2026-10-05', many: '3' })
    expect(now).toContain('until least yes [05/10/2026]: from 05/10/2026')
    expect(now).toContain('share most yes [1,5]: many 3')
    expect(now.filter((one) => one.startsWith('until most'))).toEqual([])
    expect(told({})).toContain('until least no []: from blank')
    // Not asked: nothing bounds it.
    expect(told({}).filter((one) => one.startsWith('share'))).toEqual([])
  })

  it('LOGIC-09 tells a bound of each row by that row', () => {
    const now = told({ from: '2026-10-05', many: '2', age: '9' })
    expect(now).toContain('school 0 most yes [4]: age 9')
    expect(now).toContain('school 1 most no []: age blank')
  })

  it('LOGIC-09 tells why an option is offered or not by its own rule', () => {
    expect(told({ many: '2', share: '1' })).toContain('kind offered no [Familia]: many 2')
    expect(told({ many: '3', share: '1' })).toContain('kind offered yes [Familia]: many 3, share 1')
  })

  it('LOGIC-09 tells which options a filter leaves out, and when entries of a table wait for an answer', () => {
    expect(told({ place: '0' })).toContain('town filtered no [Tilcara, Humahuaca]: place Salta')
    expect(told({ place: '1' })).toContain('town filtered no [Cafayate]: place Jujuy')
    expect(told({})).toContain('street narrowed no []: place blank')
    expect(told({ place: '1' })).toContain('street narrowed yes []: place Jujuy')
  })

  it('LOGIC-09 a rule of one option that is not understood takes no reason from the others', () => {
    const form = [
      aSection({
        preguntas: questions(
          { id: 'a', titulo: 'Edad', ...TYPED.integer },
          {
            ...{ id: 'b', ...TYPED['single-choice'] },
            opciones: [
              option(0, 'Una', { mostrarSi: '{{gone}} > 3' }),
              option(1, 'Otra', { mostrarSi: '{{a}} > 3' }),
            ],
          },
        ),
      }),
    ]
    const options = explainer(form)(withRules(form, BEGUN), BEGUN, 'es').map(({ words }) => words)
    expect(options).toEqual([['Otra']])
  })
})
