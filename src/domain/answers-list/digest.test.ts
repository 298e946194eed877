import { describe, expect, it } from 'vitest'
import { aBranch, anAnswer, anOption, aQuestion, aSection, questions, TYPED } from '../../testing/builders'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { loadLogic } from '../answering/logic'
import { assembleSections } from '../answering/whole'
import type { Question } from '../form/question'
import { QUESTION_KINDS } from '../form/kinds'
import { choiceEntry, digestOf, MAX_ENTRIES } from './digest'
import { columnOf, firstColumns, isChosen, listedQuestions } from '../form/listed-questions'

const PERSON = {
  ...{ id: '1', nombre: 'Núria', apellido: 'Puig', dni: '30.111.222', cuit: '', email: '', telefono: '' },
  ...{ calle: '', tipo: 'fisica' },
}
const given = { ...anAnswer({ code: 'VDR-7K3M9PQXT2' }), datosCiudadano: PERSON }
const digest = (asked: Partial<Question>[], answer: StoredAnswer = given) => {
  const secciones = [aSection({ preguntas: questions(...asked) })]
  return digestOf(answer, secciones, firstColumns(secciones))
}

describe('what lists need of an answer', () => {
  it('DAY-01 has each answer in short, under its question', () => {
    const { columnas } = digest([
      { respuesta: '  Calle\n Mayor 5 ' },
      {
        ...{ ...TYPED['single-choice'], respuesta: '1' },
        opciones: [anOption(0), anOption(1, { texto: ' Regular ' })],
      },
      {
        ...TYPED['multiple-choice'],
        opciones: [anOption(0, { checked: true }), anOption(2, { checked: true })],
      },
      { ...TYPED['yes-no'], respuesta: 'true' },
      { ...TYPED.date, respuesta: '2026-03-01' },
      { respuesta: '' },
    ])
    expect(columnas).toEqual({
      'pregunta-0': 'Calle Mayor 5',
      'pregunta-1': 'Regular',
      'pregunta-2': 'Bueno, Malo',
      'pregunta-3': 'true',
      'pregunta-4': '2026-03-01',
    })
  })

  it('DAY-01 shows sixty letters of an answer, and a sign where there were more', () => {
    const { columnas } = digest([{ respuesta: 'ñ'.repeat(60) }, { respuesta: 'ñ'.repeat(61) }])
    expect(Object.values(columnas)).toEqual(['ñ'.repeat(60), `${'ñ'.repeat(59)}…`])
  })

  it('DAY-01 an answer about nobody is found by its code and author alone', () => {
    const { palabras } = digest([], { ...given, ...{ datosCiudadano: null, firstName: 'Ana', lastName: '' } })
    expect(palabras).toContain('ana')
    expect(palabras.every((word) => /^(vdr?|7k|an)/.test(word))).toBe(true)
  })

  it('DAY-01 an answer is found by words of its columns, and not by their days, times, and yes or no', () => {
    const { palabras } = digest([
      { ...TYPED.date, respuesta: '2026-03-01' },
      { ...TYPED.time, respuesta: '12:00' },
      { ...TYPED['yes-no'], respuesta: 'true' },
    ])
    expect(palabras.filter((word) => /^(2026|12|tr)/.test(word))).toEqual([])
    const { palabras: long } = digest([{ respuesta: 'aa bb cc dd ee ff gg hh ii' }])
    expect(long).toEqual(expect.arrayContaining(['aa', 'hh']))
    expect(long).not.toContain('ii')
  })

  it('DAY-01 a question that the store cannot name is answered without a column', () => {
    const secciones = [
      aSection({ preguntas: questions({ id: '__x__', respuesta: 'nada' }, { respuesta: 'algo' }) }),
    ]
    expect(digestOf(given, secciones, []).columnas).toEqual({ 'pregunta-1': 'algo' })
  })

  it('DAY-01 is bounded whatever was answered', () => {
    const many = Array.from({ length: 200 }, (_, n) => ({
      respuesta: Array.from({ length: 90 }, (_each, word) => `palabra${n}x${word}`).join(' '),
    }))
    const { columnas, palabras } = digest(many)
    expect(Object.keys(columnas)).toHaveLength(60)
    expect(Object.values(columnas).every((text) => text.length <= 60 && text.endsWith('…'))).toBe(true)
    expect(palabras.length).toBeLessThanOrEqual(MAX_ENTRIES)
    expect(JSON.stringify({ columnas, palabras }).length).toBeLessThan(20_000)
    const opciones = Array.from({ length: 500 }, (_, orden) => anOption(orden, { checked: true }))
    expect(digest([{ ...TYPED['multiple-choice'], opciones }]).palabras).toHaveLength(MAX_ENTRIES)
  })

  it('DAY-01 an answer is found by the beginning of its code, number, name and words of columns', () => {
    const { palabras } = digest([{ respuesta: 'Luminaria rota' }, {}, {}, { respuesta: 'escondida' }])
    expect(palabras).toEqual(
      expect.arrayContaining(['vd', 'vdr7k3m', '7k3', '30111222', '3011', 'nuria', 'pu', 'nuria pu']),
    )
    expect(palabras).toEqual(expect.arrayContaining(['puig nuria', 'luminaria', 'rota']))
    expect(palabras).not.toContain('escondida')
  })

  it('DAY-01 knows which choices were made, and leaves out any that no option names', () => {
    const { palabras } = digest([
      { ...TYPED['single-choice'], respuesta: '2' },
      { ...TYPED['yes-no'], respuesta: 'false' },
      { ...TYPED['multiple-choice'], opciones: [anOption(0), anOption(1, { checked: true })] },
      { ...TYPED['single-choice'], respuesta: '9' },
    ])
    expect(palabras.filter((entry) => entry.startsWith('#'))).toEqual([
      choiceEntry('pregunta-0', 'opcion-2'),
      choiceEntry('pregunta-1', 'false'),
      choiceEntry('pregunta-2', 'opcion-1'),
    ])
  })

  it('DAY-01 a choice is found by the id of its option after options were reordered and one was removed', () => {
    const [bache, luz, arbol] = ['bache', 'luz', 'arbol'].map((id, orden) => anOption(orden, { id }))
    const asked = (...offered: (typeof luz)[]) => ({
      ...TYPED['single-choice'],
      opciones: offered.flatMap((option, orden) => (option ? [{ ...option, orden }] : [])),
    })
    const chose = (question: Partial<Question>) =>
      digest([question]).palabras.filter((entry) => entry.startsWith('#'))
    const entry = [choiceEntry('pregunta-0', 'luz')]
    expect(chose({ ...asked(bache, luz, arbol), respuesta: '1' })).toEqual(entry)
    expect(chose({ ...asked(luz, arbol, bache), respuesta: '0' })).toEqual(entry)
    expect(chose({ ...asked(arbol, luz), respuesta: '1' })).toEqual(entry)
  })

  it('DAY-01 LOGIC-11 leaves out what a rule did not ask, and has what it worked out', async () => {
    const form = [
      aSection({
        preguntas: questions(
          { id: 'pets', ...TYPED['yes-no'] },
          { id: 'many', mostrarSi: '{{pets}}' },
          { id: 'fee', ...TYPED.integer, calculo: 'if({{pets}}, 20, 10)' },
        ),
      }),
    ]
    const said: StoredSection[] = [
      {
        ...{ id: form[0]?.id ?? '', orden: 0 },
        preguntas: [
          { id: 'pets', orden: 0, respuesta: 'false' },
          { id: 'many', orden: 1, respuesta: 'Tres' },
          { id: 'fee', orden: 2, respuesta: '10' },
        ],
      },
    ]
    await loadLogic(form)
    const standing = assembleSections(form, said, '2026-10-05')
    expect(digestOf(given, standing, []).columnas).toEqual({ pets: 'false', fee: '10' })
  })

  it('DAY-01 leaves out what stands under a condition that is not checked', () => {
    const under = (id: string, order: number, checked: boolean) =>
      aBranch({ order, checked, questions: questions({ id, respuesta: id }) })
    const secciones = [aSection({ conditions: [under('uno', 0, false), under('dos', 1, true)] })]
    expect(digestOf(given, secciones, []).columnas).toEqual({ dos: 'dos' })
  })
})

describe('the questions that can be columns', () => {
  it('DAY-01 filters choose among the answers of those that are chosen', () => {
    const choices = ['multiple-choice', 'single-choice', 'yes-no']
    expect(QUESTION_KINDS.filter((kind) => isChosen(aQuestion(TYPED[kind]))).sort()).toEqual(choices)
  })

  it('DAY-01 are the first sixty of a form, also in an answer that is asked fewer', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ id: `q${n}` }))
    const secciones = [
      aSection({ conditions: [aBranch({ checked: false, questions: questions(...many) })] }),
      aSection({ id: 's1', orden: 1, preguntas: questions({ id: 'otra', respuesta: 'algo' }) }),
    ]
    expect(listedQuestions(secciones)).toHaveLength(60)
    expect(digestOf(given, secciones, []).columnas).toEqual({})
  })

  it('DAY-01 the first three short answers stand in a list that nobody changed', () => {
    const secciones = [
      aSection({ preguntas: questions({ ...TYPED.link }, {}, { ...TYPED['multiple-choice'] }, {}) }),
      aSection({ orden: 1, id: 's1', preguntas: questions({ id: 'a' }, { id: 'b' }) }),
    ]
    expect(firstColumns(secciones).map(({ id }) => id)).toEqual(['pregunta-1', 'pregunta-3', 'a'])
  })

  it('DAY-01 a question is never a column whose id cannot be a key of the store', () => {
    const secciones = [aSection({ preguntas: questions({ id: 'a' }, { id: '' }, { id: '__x__' }) })]
    expect(listedQuestions(secciones).map(({ id }) => id)).toEqual(['a'])
  })

  it('DAY-01 LOGIC-12 an answer that stands in the title of a column is a few dots, wherever the title is cut', () => {
    const mention = '{{3f9d2c4e-1111-4222-8333-444455556666}}'
    const [short, long] = questions(
      { titulo: `Metros de ${mention}`, ...{ titulo_ca: `Metres de ${mention}` } },
      { titulo: `${'x'.repeat(70)} ${mention}` },
    )
    expect(short && columnOf(short)).toMatchObject({ titulo: 'Metros de …', titulo_ca: 'Metres de …' })
    expect(long && columnOf(long).titulo).toBe(`${'x'.repeat(70)} …`)
  })

  it('DAY-01 a column has its title in every language, and no longer than a heading', () => {
    const [question] = questions({
      titulo: 'x'.repeat(200),
      ...{ titulo_ca: 'Carrer', titulo_gl: '', titulo_pt: 7, titulo_en: 'y'.repeat(200) },
    })
    expect(question && columnOf(question)).toEqual({
      id: 'pregunta-0',
      titulo: 'x'.repeat(80),
      titulo_ca: 'Carrer',
      titulo_en: 'y'.repeat(80),
      tipo: 'text',
    })
  })

  it('LOGIC-11 a column says that the form works its answers out', () => {
    const columns = questions({ ...TYPED.integer, calculo: '1 + 1' }, TYPED.integer).map(columnOf)
    expect(columns.map(({ calculada }) => calculada)).toEqual([true, undefined])
  })
})
