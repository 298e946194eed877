import { describe, expect, it } from 'vitest'
import { anAnswer, anOption, aSection, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import { askingFor, corrected, minutes, pick, REVIEWED } from '../../testing/corrections'
import { setResponse } from '../answer/fill'
import { growRows } from '../answer/repeatable'
import { compactSections } from '../answering/compact'
import { installLogic, withRules } from '../answering/logic'
import { startSections } from '../answering/start'
import type { Section } from '../form/section'
import * as logic from '../form-logic/logic'
import { reviseAnswer } from './revise'

installLogic(logic)

const BEGUN = '2026-10-05'
const [KIND, PLAN, SEATS, HOURS, NOTE] = [0, 1, 2, 3, 4]
const version = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'local',
      preguntas: questions(
        { id: 'kind', titulo: 'Kind', required: true },
        { id: 'plan', titulo: 'Plan', obligatoriaSi: '{{kind}} = "Bar"' },
        { id: 'seats', titulo: 'Seats', obligatoriaSi: '{{plan}} = "Large"' },
        {
          ...{ id: 'hours', titulo: 'Hours', ...TYPED['single-choice'], required: true },
          opciones: [
            anOption(0, { id: 'night', texto: 'Night', mostrarSi: '{{kind}} != "School"' }),
            anOption(1, { id: 'day', texto: 'Day' }),
          ],
        },
        { id: 'note', titulo: 'Note' },
      ),
    }),
  ],
})
type Given = readonly [question: number, respuesta: string]

const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })
const filled = (...given: Given[]): Section[] =>
  given.reduce(
    (sections, [question, respuesta]) => withRules(setResponse(sections, at(question), { respuesta }), BEGUN),
    startSections(version.secciones, CLOCK),
  )
const SHOP: Given[] = [
  [KIND, 'Shop'],
  [HOURS, '0'],
]
const asked = corrected(
  version,
  { ...anAnswer({ version, secciones: filled(...SHOP) }), diaComienzo: BEGUN },
  { request: askingFor({ sections: ['local'], items: [pick('local', { preguntaId: 'kind' })] }) },
  minutes(1),
)
function revise(...given: Given[]) {
  const done = reviseAnswer(version, asked, compactSections(filled(...SHOP, ...given)), minutes(2))
  return typeof done === 'string'
    ? done
    : done.secciones[0]?.preguntas?.map(({ id, respuesta }) => `${id} ${respuesta}`)
}

describe('what is missing by what a citizen revised', () => {
  it.each<[string, Given[], string[]]>([
    [
      'a question that is required now',
      [
        [KIND, 'Bar'],
        [PLAN, 'Small'],
      ],
      ['kind Bar', 'plan Small', 'hours 0'],
    ],
    [
      'a question that is required by what was given in its turn',
      [
        [KIND, 'Bar'],
        [PLAN, 'Large'],
        [SEATS, '20'],
      ],
      ['kind Bar', 'plan Large', 'seats 20', 'hours 0'],
    ],
    [
      'a choice whose pick is not offered any more',
      [
        [KIND, 'School'],
        [HOURS, '1'],
      ],
      ['kind School', 'hours 1'],
    ],
  ])('LOGIC-10 CORR-05 may be given: %s', (_what, given, stored) => {
    expect(revise(...given)).toEqual(stored)
  })

  it.each<[string, Given[]]>([
    ['what is required now', [[KIND, 'Bar']]],
    [
      'what is required in its turn',
      [
        [KIND, 'Bar'],
        [PLAN, 'Large'],
      ],
    ],
    ['the pick of a choice that is required', [[KIND, 'School']]],
    ['what was asked for', [[KIND, '']]],
  ])('LOGIC-10 CORR-05 has to be given: %s', (_what, given) => {
    expect(revise(...given)).toBe('content')
  })

  it.each<[string, Given[]]>([
    [
      'what no rule requires',
      [
        [KIND, 'Kiosk'],
        [PLAN, 'Small'],
      ],
    ],
    [
      'what rules never require',
      [
        [KIND, 'Bar'],
        [PLAN, 'Small'],
        [NOTE, 'By the way'],
      ],
    ],
    [
      'a choice that keeps its pick',
      [
        [KIND, 'Kiosk'],
        [HOURS, '1'],
      ],
    ],
  ])('LOGIC-10 CORR-05 opens nothing else: %s', (_what, given) => {
    expect(revise(...given)).toBe('locked')
  })
})

describe('rows that a rule counts by what a citizen revised', () => {
  const form = aVersion({
    opcionales: REVIEWED,
    secciones: [
      aSection({ id: 'size', preguntas: questions({ id: 'n', ...TYPED.integer }) }),
      aSection({
        ...{ id: 'people', orden: 1, repetible: true, filas: '{{n}}' },
        preguntas: questions({ id: 'name', required: true }, { id: 'age', ...TYPED.integer }),
      }),
    ],
  })
  const place = (section: number, row = 0) => ({ section, condition: null, row, question: 0, repetition: 0 })
  const say = (sections: Section[], path: ReturnType<typeof place>, respuesta: string) =>
    withRules(growRows(withRules(setResponse(sections, path, { respuesta }), BEGUN), CLOCK), BEGUN)
  const counted = (n: string, ...names: string[]): Section[] =>
    names.reduce(
      (sections, name, row) => (name === '' ? sections : say(sections, place(1, row), name)),
      say(startSections(form.secciones, CLOCK), place(0), n),
    )
  const waiting = (n: string, ...names: string[]) =>
    corrected(
      form,
      { ...anAnswer({ version: form, secciones: counted(n, ...names) }), diaComienzo: BEGUN },
      { request: askingFor({ sections: ['size'], items: [pick('size', { preguntaId: 'n' })] }) },
      minutes(1),
    )
  const outcome = (answer: ReturnType<typeof waiting>, sent: Section[]) => {
    const done = reviseAnswer(form, answer, compactSections(sent), minutes(2))
    return typeof done === 'string' ? done : done.secciones
  }

  it.each<[string, ReturnType<typeof waiting>, Section[]]>([
    ['one more', waiting('1', 'Luna'), counted('2', 'Luna', 'Sol')],
    ['the first ones', waiting('0'), counted('2', 'Luna', 'Sol')],
    ['one less', waiting('2', 'Luna', 'Sol'), counted('1', 'Luna')],
  ])('LOGIC-10 CORR-05 come with it: %s', (_what, answer, sent) => {
    expect(outcome(answer, sent)).toEqual(compactSections(sent))
  })

  it.each<[string, Section[], string]>([
    ['left blank where they are required', counted('2', 'Luna'), 'content'],
    ['changed where they stood before', counted('2', 'Sol', 'Luna'), 'locked'],
    [
      'left out',
      withRules(setResponse(counted('1', 'Luna'), place(0), { respuesta: '2' }), BEGUN),
      'content',
    ],
  ])('LOGIC-10 CORR-05 are refused: %s', (_what, sent, refusal) => {
    expect(outcome(waiting('1', 'Luna'), sent)).toBe(refusal)
  })
})
