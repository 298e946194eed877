import { describe, expect, it } from 'vitest'
import { contentFaults } from '../answering/content'
import { responseAt, setResponse } from '../answer/fill'
import { compactSections } from '../answering/compact'
import { tickOption } from '../answer/picked'
import { viewAt } from '../answer/view'
import { assembleSections } from '../answering/whole'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { behaviourOf } from '../question-types'
import { listedText } from '../question-types/files/list'
import type { StoredSection } from '../answer/answer'
import type { Question } from '../form/question'
import { dependingOn, dependsOn, withBelonging } from './depending'
import { isHidden } from '../form/outcome'
import { at, BEGUN, filling } from './testing/filling'

const FORMAT = { yes: 'Sí', no: 'No', language: 'es' } as const
const alone = (given: Partial<Question>) => [aSection({ id: 's', preguntas: questions(given) })]
const stored = (secciones: ReturnType<typeof alone>, sections: StoredSection[]) =>
  contentFaults({ formId: 'f', secciones }, sections, BEGUN)

describe('the least and the most of an answer', () => {
  it.each<[keyof typeof TYPED, string, string, string, string | null]>([
    ['integer', '18', '65', '17', 's0-q0 least'],
    ['integer', '18', '65', '18', null],
    ['integer', '18', '65', '65', null],
    ['integer', '18', '65', '66', 's0-q0 most'],
    ['decimal', '0.1', '0.3', '0,30', null],
    ['decimal', '0.1 + 0.2', '', '0,3', null],
    ['date', '"2026-02-01"', 'today()', '2026-01-31', 's0-q0 least'],
    ['date', '"2026-02-01"', 'today()', '2026-10-05', null],
    ['date', '"2026-02-01"', 'today()', '2026-10-06', 's0-q0 most'],
    ['time', '"08:00"', '"13:30"', '13:31', 's0-q0 most'],
    ['text', '3', '5', 'añ', 's0-q0 least'],
    ['text', '3', '5', '👍🏽ñ', null],
    ['text', '3', '5', 'seis y más', 's0-q0 most'],
    ['integer', '18', '', '', null],
  ])('LOGIC-01 a %s between %s and %s: «%s»', (kind, minimo, maximo, said, problem) => {
    const form = filling(alone({ ...TYPED[kind], minimo, maximo }))
    form.say(at(0, 0), said)
    expect(form.problems()).toEqual(problem === null ? [] : [problem])
  })

  it('LOGIC-01 a bound may be another answer, and none where that is blank', () => {
    const form = filling([
      aSection({
        id: 's',
        preguntas: questions({ id: 'a', ...TYPED.integer }, { ...TYPED.integer, maximo: '{{a}}' }),
      }),
    ])
    form.say(at(0, 1), '5')
    expect(form.problems()).toEqual([])
    form.say(at(0, 0), '4')
    expect(form.problems()).toEqual(['s0-q1 most'])
  })

  it('LOGIC-01 KIND-08 LOGIC-04 files are counted, here and on the server', () => {
    const answer = (...names: string[]) =>
      listedText(
        names.map((name) => ({
          ...{ path: `imagenes/f/${name.repeat(12)}.jpg`, name: `${name}.jpg`, size: 9 },
          ...{ caption: '', takenAt: '' as const, place: '' },
        })),
      )
    const photos = { id: 'b', ...TYPED.files, formato: 'photo:1-9', minimo: '{{a}}', maximo: '{{a}} + 1' }
    const secciones = [aSection({ id: 's', preguntas: questions({ id: 'a', ...TYPED.integer }, photos) })]
    const form = filling(secciones)
    form.say(at(0, 0), '2')
    expect(form.problems()).toEqual([])
    const sent = (...names: string[]) => {
      form.say(at(0, 1), answer(...names))
      return [...form.problems(), ...stored(secciones, compactSections(form.now()))]
    }
    expect(sent('a')).toEqual(['s0-q1 least', 'problem'])
    expect(sent('a', 'b')).toEqual([])
    expect(sent('a', 'b', 'c')).toEqual([])
    expect(sent('a', 'b', 'c', 'd')).toEqual(['s0-q1 most', 'problem'])
  })

  it('LOGIC-01 ticks are counted', () => {
    const opciones = [anOption(0), anOption(1), anOption(2)]
    const form = filling(alone({ ...TYPED['multiple-choice'], opciones, maximo: '2' }))
    form.change((now) =>
      setResponse(now, at(0, 0), { opciones: opciones.map((one) => ({ ...one, checked: true })) }),
    )
    expect(form.problems()).toEqual(['s0-q0 most'])
  })

  it('LOGIC-04 the server marks what is beyond them', () => {
    const secciones = alone({ id: 'a', ...TYPED.integer, minimo: '18' })
    const sent = (respuesta: string) =>
      stored(secciones, [{ id: 's', orden: 0, preguntas: [{ id: 'a', orden: 0, respuesta }] }])
    expect(sent('18')).toEqual([])
    expect(sent('17')).toEqual(['problem'])
  })
})

describe('what a form fills in', () => {
  const form = () =>
    filling([
      aSection({
        id: 's',
        preguntas: questions(
          { id: 'name', ...TYPED.text },
          { id: 'contact', ...TYPED.text, valorInicial: 'upper({{name}})' },
        ),
      }),
    ])

  it('LOGIC-01 it follows what it is made of until somebody changes it', () => {
    const now = form()
    now.say(at(0, 0), 'Ana')
    expect(now.answer(at(0, 1))).toBe('ANA')
    now.say(at(0, 1), 'Eva')
    now.say(at(0, 0), 'Lía')
    expect(now.answer(at(0, 1))).toBe('Eva')
    now.say(at(0, 1), '')
    now.say(at(0, 0), 'Sol')
    expect(now.answer(at(0, 1))).toBe('')
  })

  it('LOGIC-01 a date that would begin with now begins with nothing, or with another day', () => {
    expect(filling(alone({ ...TYPED.date })).answer(at(0, 0))).toBe('2026-10-05')
    expect(filling(alone({ ...TYPED.date, valorInicial: 'blank()' })).answer(at(0, 0))).toBe('')
    const next = filling(alone({ ...TYPED.date, valorInicial: 'add_days(today(), 30)' }))
    expect(next.answer(at(0, 0))).toBe('2026-11-04')
  })

  it('LOGIC-01 options can be filled in', () => {
    const opciones = [anOption(0), anOption(1)]
    const one = filling(
      alone({ id: 'x', ...TYPED['single-choice'], opciones, valorInicial: '{{x:opcion-1}}' }),
    )
    expect(one.problems()).toEqual([])
    const many = filling(
      alone({ id: 'x', ...TYPED['multiple-choice'], opciones, valorInicial: '{{x:opcion-1}}' }),
    )
    expect(responseAt(many.now(), at(0, 0))?.opciones.map(({ checked }) => checked)).toEqual([false, true])
  })

  it('LOGIC-03 a draft and the server know whether somebody chose it', () => {
    const now = form()
    now.say(at(0, 0), 'Ana')
    const sections = compactSections(now.now())
    const again = assembleSections(form().now(), sections, BEGUN)
    expect(again).toEqual(now.now())
    const asSent = (contact: object) =>
      stored(form().now(), [
        {
          ...{ id: 's', orden: 0 },
          preguntas: [
            { id: 'name', orden: 0, respuesta: 'Ana' },
            { id: 'contact', orden: 1, ...contact },
          ],
        },
      ])
    expect(asSent({ respuesta: 'ANA', porDefecto: true })).toEqual([])
    expect(asSent({ respuesta: 'Eva' })).toEqual([])
    expect(asSent({ respuesta: 'Eva', porDefecto: true })).toEqual(['parts'])
  })
})

describe('options that depend on another answer', () => {
  const provinces = [anOption(0), anOption(1)]
  const towns = [
    anOption(0, { atributos: 'zona = "norte" and provincia = {{p:opcion-0}}' }),
    anOption(1, { atributos: 'provincia = {{p:opcion-1}}' }),
    anOption(2),
  ]
  const secciones = [
    aSection({
      id: 's',
      preguntas: questions(
        { id: 'p', ...TYPED['single-choice'], opciones: provinces },
        {
          ...{ id: 't', ...TYPED['single-choice'], opciones: towns, required: true },
          filtroOpciones: 'attribute("provincia") = {{p}}',
        },
      ),
    }),
  ]

  it('LOGIC-01 those are offered that belong to it; a pick of another one is none, and comes back', () => {
    const form = filling(secciones)
    form.say(at(0, 0), '0')
    form.say(at(0, 1), '0')
    expect(form.problems()).toEqual([])
    form.say(at(0, 0), '1')
    expect(form.problems()).toEqual(['s0-q1 required'])
    expect(compactSections(form.now())[0]?.preguntas).toHaveLength(1)
    form.say(at(0, 0), '0')
    expect(viewAt(form.now(), at(0, 1))?.response.respuesta).toBe('0')
  })

  it('LOGIC-04 the server marks a pick that is not offered', () => {
    const sent = (town: string) =>
      stored(secciones, [
        {
          ...{ id: 's', orden: 0 },
          preguntas: [
            { id: 'p', orden: 0, respuesta: '0' },
            { id: 't', orden: 1, respuesta: town },
          ],
        },
      ])
    expect(sent('0')).toEqual([])
    expect(sent('1')).toContain('parts')
    expect(sent('2')).toContain('parts')
  })
})

describe('options that belong to those of another question', () => {
  it('LOGIC-01 are offered with it, and those that belong to none always', () => {
    const town = (orden: number, to: string | null) =>
      withBelonging(anOption(orden), to === null ? null : { question: 'p', option: to })
    const form = filling([
      aSection({
        id: 's',
        preguntas: questions(
          { id: 'p', ...TYPED['single-choice'], opciones: [anOption(0), anOption(1)] },
          {
            ...{ id: 't', ...TYPED['single-choice'], filtroOpciones: dependingOn('p') },
            opciones: [town(0, 'opcion-0'), town(1, 'opcion-1'), town(2, null)],
          },
        ),
      }),
    ])
    const offered = () =>
      form.now()[0]?.preguntas[1]?.opciones.flatMap((one) => (isHidden(one) ? [] : one.orden))
    expect(offered()).toEqual([2])
    form.say(at(0, 0), '1')
    expect(offered()).toEqual([1, 2])
    expect(dependsOn(dependingOn('p'))).toBe('p')
    expect(dependsOn('attribute("zone") = "north"')).toBeNull()
  })
})

describe('options that stand alone, and those that ask which', () => {
  const opciones = [anOption(0), anOption(1, { otra: true }), anOption(2, { exclusiva: true })]
  const ticks = (list: typeof opciones) => list.flatMap(({ orden, checked }) => (checked ? orden : []))

  it('LOGIC-01 an option that excludes the others unticks them, and goes when another is ticked', () => {
    const both = tickOption(tickOption(opciones, 0, true), 1, true)
    expect(ticks(both)).toEqual([0, 1])
    const none = tickOption(both, 2, true)
    expect(ticks(none)).toEqual([2])
    expect(ticks(tickOption(none, 0, true))).toEqual([0])
    expect(ticks(tickOption(none, 2, false))).toEqual([])
  })

  it('LOGIC-01 the server marks one that is ticked beside others', () => {
    const secciones = alone({ id: 'a', ...TYPED['multiple-choice'], opciones })
    const sent = (ids: number[]) =>
      stored(secciones, [
        {
          ...{ id: 's', orden: 0 },
          preguntas: [
            { id: 'a', orden: 0, opciones: ids.map((orden) => ({ id: `opcion-${orden}`, orden })) },
          ],
        },
      ])
    expect(sent([2])).toEqual([])
    expect(sent([0, 2])).toEqual(['choice'])
  })

  it.each(['single-choice', 'multiple-choice'] as const)(
    'LOGIC-01 a %s of another one asks which, and says it wherever it is read',
    (kind) => {
      const secciones = alone({ id: 'a', ...TYPED[kind], opciones })
      const form = filling(secciones)
      const pick = kind === 'single-choice' ? { respuesta: '1' } : { opciones: tickOption(opciones, 1, true) }
      form.change((now) => setResponse(now, at(0, 0), pick))
      expect(form.problems()).toEqual(['s0-q0 other'])
      form.change((now) => setResponse(now, at(0, 0), { otraRespuesta: ' palmera ' }))
      expect(form.problems()).toEqual([])
      const again = assembleSections(secciones, compactSections(form.now()), BEGUN)
      const view = viewAt(again, at(0, 0))
      expect(view && behaviourOf(view.question).summary(view.question, view.response, FORMAT)).toBe(
        'Regular: palmera',
      )
      const unpicked =
        kind === 'single-choice' ? { respuesta: '0' } : { opciones: tickOption(opciones, 0, true) }
      form.change((now) => setResponse(now, at(0, 0), unpicked))
      expect(JSON.stringify(compactSections(form.now()))).not.toContain('palmera')
    },
  )
})
