/** What formulas know of files: whether an answer has any, and how many (LOGIC-02). */
import { describe, expect, it } from 'vitest'
import { setResponse } from '../answer/fill'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { withRules } from '../answering/logic'
import { aForm, aSection, aVersion, anAttachment, anOption, questions, TYPED } from '../../testing/builders'
import { contentOf, readText } from '../../testing/form-file'
import { formFileText } from '../form/exchange/write'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { proofReport } from '../publication/proof-report'
import { listedText } from '../question-types/files/list'
import { filledAs, caseInputsIn, outcomeOfCase } from './cases'
import { exampleOf } from './example'
import { formRuleProblem } from './form-rule'
import { formulaProblem, namedParts, ruleProblems } from './problems'
import { proven } from './proof/findings'
import { formulaOfSentence, sentenceOf } from './sentence'
import { at, BEGUN, check, filling } from './testing/filling'
import { explainer } from './why'

const FORM = 'comercios'
const photo = (name = 'frente.jpg') => anAttachment({ path: `imagenes/${FORM}/${'a'.repeat(12)}.jpg`, name })
const file = (letter: string) => ({
  ...{ path: `imagenes/${FORM}/${letter.repeat(12)}.jpg`, name: `${letter}.jpg`, size: 9 },
  ...({ caption: '', takenAt: '', place: '' } as const),
})
const asks = { id: 'photo', titulo: 'Frente', adjuntar: true, adjuntarDocumento: true }
const list = { id: 'list', titulo: 'Fotos', ...TYPED.files, formato: 'photo:1-4' }
const page = (...given: Partial<Question>[]): Section[] => [
  aSection({ id: 's', preguntas: questions(...given) }),
]

/** Whether a rule holds once the first question was answered so. */
function holds(formula: string, first: Partial<Question>, given: Partial<Response>): boolean {
  const one = filling(page(first, { id: 'x', mostrarSi: formula }))
  one.change((sections) => setResponse(sections, at(0, 0), given))
  return one.asked().length > 1
}

describe('files in formulas', () => {
  it.each<[string, Partial<Question>, Partial<Response>, blank: boolean, count: number]>([
    ['nothing', asks, {}, true, 0],
    ['words alone', asks, { respuesta: 'Sin foto' }, false, 0],
    ['a photo alone', asks, { imagen: photo() }, true, 1],
    ['a photo and a document', asks, { imagen: photo(), documento: photo() }, true, 2],
    ['a photo that is on its way', asks, { coming: ['imagen'] }, true, 1],
    ['another that takes its place', asks, { imagen: photo(), coming: ['imagen'] }, true, 1],
    ['no number, and a photo', { ...asks, ...TYPED.integer }, { imagen: photo() }, true, 1],
    ['an empty list', list, {}, true, 0],
    ['a list of two', list, { respuesta: listedText([file('a'), file('b')]) }, false, 2],
    ['a text in place of a list', list, { respuesta: 'a.jpg' }, false, 0],
  ])('LOGIC-02 of %s', (_what, question, given, blank, count) => {
    const id = `{{${question.id}}}`
    expect(holds(`is_blank(${id})`, question, given)).toBe(blank)
    expect(holds(`count_files(${id}) = ${count}`, question, given)).toBe(true)
    expect(holds(`count_files(${id}) > 0`, question, given)).toBe(count > 0)
  })

  it('LOGIC-02 a description may be required where there is a photo, and asked for where there is none', () => {
    const one = filling(
      page(
        asks,
        { id: 'about', obligatoriaSi: 'count_files({{photo}}) > 0' },
        { id: 'why', mostrarSi: 'count_files({{photo}}) = 0' },
      ),
    )
    expect([one.asked().length, one.required()]).toEqual([3, []])
    one.change((sections) => setResponse(sections, at(0, 0), { imagen: photo() }))
    expect([one.asked().length, one.required().length]).toEqual([2, 1])
    one.change((sections) => setResponse(sections, at(0, 0), { imagen: null }))
    expect([one.asked().length, one.required()]).toEqual([3, []])
  })

  it('LOGIC-02 they are added up over rows and further answers, and a row sees its own', () => {
    const secciones = [
      aSection({
        ...{ id: 'r', repetible: true },
        preguntas: questions(asks, { id: 'note', mostrarSi: 'count_files({{photo}}) = 0' }),
      }),
      aSection({
        ...{ id: 'e', orden: 1 },
        preguntas: questions(
          { id: 'all', ...TYPED.integer, calculo: 'sum(count_files({{photo}}))' },
          { ...asks, id: 'more', repetible: true },
          { id: 'sum', ...TYPED.integer, calculo: 'sum(count_files({{more}}))' },
        ),
      }),
    ]
    const one = filling(secciones)
    one.change(([rows, end]) => {
      const given = rows?.preguntas.map((question, index) =>
        index === 0 ? { ...question, imagen: photo() } : question,
      )
      const repeated = end?.preguntas.map((question) =>
        question.id === 'more'
          ? { ...question, documento: photo(), repeticiones: [{ ...question, orden: 0, imagen: photo() }] }
          : question,
      )
      return rows && end && given && repeated
        ? [
            {
              ...rows,
              preguntas: given,
              seccionesRepetibles: [
                { orden: 0, preguntas: rows.preguntas },
                { orden: 1, preguntas: given },
              ],
            },
            { ...end, preguntas: repeated },
          ]
        : []
    })
    expect(one.answer(at(1, 0))).toBe('2')
    expect(one.answer(at(1, 2))).toBe('2')
    expect(one.asked().filter((key) => /^s0.*q1$/u.test(key))).toEqual(['s0-r1-q1'])
  })

  it('LOGIC-02 a check does not count the files of what is not asked', () => {
    const one = filling([
      aSection({
        id: 's',
        preguntas: questions({ id: 'asks', ...TYPED['yes-no'] }, { ...asks, mostrarSi: '{{asks}}' }),
        validaciones: [check('count_files({{photo}}) >= 1')],
      }),
    ])
    one.say(at(0, 0), 'false')
    expect(one.problems()).toEqual([])
    one.say(at(0, 0), 'true')
    expect(one.problems()).toHaveLength(1)
  })
})

describe('the server', () => {
  const secciones = page(asks, { id: 'why', mostrarSi: 'count_files({{photo}}) = 0', required: true })
  const version = aVersion({ formId: FORM, secciones })
  const answered = (given: Partial<Response>, why: string) =>
    compactSections(
      withRules(setResponse(setResponse(secciones, at(0, 0), given), at(0, 1), { respuesta: why }), BEGUN),
    )

  it('LOGIC-04 comes to the same of what was stored, file or none', () => {
    expect(contentFaults(version, answered({ imagen: photo() }, 'Nunca'), BEGUN)).toEqual([])
    expect(contentFaults(version, answered({}, 'No hay'), BEGUN)).toEqual([])
    expect(contentFaults(version, answered({}, ''), BEGUN)).toEqual(['problem'])
  })

  it('LOGIC-04 marks what nobody was asked beside a file', () => {
    const [stored] = answered({ imagen: photo() }, '')
    const raw = [{ ...stored, id: 's', orden: 0 }].map((section) => ({
      ...section,
      preguntas: [...(section.preguntas ?? []), { id: 'why', orden: 1, respuesta: 'Nunca' }],
    }))
    expect(contentFaults(version, raw, BEGUN)).toContain('parts')
  })

  it('LOGIC-04 nobody can send that a file is on its way', () => {
    const stored = answered({ coming: ['imagen'] }, '')
    expect(JSON.stringify(stored)).not.toContain('coming')
    expect(contentFaults(version, stored, BEGUN)).toEqual(['problem'])
  })
})

describe('while it is built', () => {
  const kind = { ...TYPED['multiple-choice'], opciones: [anOption(0, { id: 'a' }), anOption(1, { id: 'b' })] }
  const secciones = [
    ...page(
      ...[asks, list],
      { id: 'name' },
      { id: 'age', ...TYPED.integer },
      { id: 'day', ...TYPED.date },
      { id: 'kind', ...kind },
      { id: 'yes', ...TYPED['yes-no'] },
      { id: 'where', ...TYPED.place, formato: 'point' },
      { id: 'out' },
    ),
    aSection({ ...{ id: 'rows', orden: 1, repetible: true }, preguntas: questions({ ...kind, id: 'each' }) }),
  ]
  const part = namedParts(secciones).get('out')
  const faultOf = (formula: string) => {
    const found = part && formulaProblem(formula, secciones, { part, field: 'calculo' })
    return found ? `${found.fault} ${formula.slice(found.from, found.to)}` : null
  }

  it.each([
    ['concat({{name}}, {{age}}, {{day}}, 1)', null],
    ['concat(if({{yes}}, "con", "sin"), if(is_checked({{kind:a}}), "A", ""))', 'emptyText ""'],
    ['concat(if({{yes}}, "con", "sin"))', null],
    ['concat({{name}}, {{kind}})', 'noWords {{kind}}'],
    ['concat({{yes}}, "x")', 'noWords {{yes}}'],
    ['concat({{age}} > 3)', 'noWords {{age}} > 3'],
    ['concat({{where}})', 'noWords {{where}}'],
    ['if(any(is_blank(concat({{each}}))), "a", "b")', 'noWords {{each}}'],
    ['if(count_files({{photo}}) + count_files({{list}}) > 1, "a", "b")', null],
    ['if(count_files({{name}}) > 1, "a", "b")', 'noFiles {{name}}'],
    ['if(count_files("a") > 1, "a", "b")', 'noFiles "a"'],
    ['if(count_files({{rows}}) > 1, "a", "b")', 'needsAggregate {{rows}}'],
    ['if(count_files() > 1, "a", "b")', 'wrongCount count_files()'],
  ])('LOGIC-06 LOGIC-02 %s', (formula, fault) => {
    expect(faultOf(formula)).toBe(fault)
    if (fault?.startsWith('no')) {
      const ruled = secciones.map((section) => ({
        ...section,
        preguntas: section.preguntas.map((one) => (one.id === 'out' ? { ...one, calculo: formula } : one)),
      }))
      expect(ruleProblems(ruled).map(({ problem }) => problem.fault)).toEqual([fault.split(' ')[0]])
    }
  })

  it('LOGIC-06 rules of the form itself are told the same', () => {
    expect(formRuleProblem('concat({{yes}}) = "x"', secciones)?.fault).toBe('noWords')
    expect(formRuleProblem('count_files({{name}}) > 0', secciones)?.fault).toBe('noFiles')
    expect(formRuleProblem('count_files({{photo}}) > 0', secciones)).toBeNull()
  })

  it('LOGIC-04 a published version that joined an option comes to what it came to', () => {
    const one = filling(
      page({ id: 'yes', ...TYPED['yes-no'] }, { id: 'out', calculo: 'concat("a", {{yes}})' }),
    )
    one.say(at(0, 0), 'true')
    expect(one.answer(at(0, 1))).toBe('a')
  })

  it('LOGIC-05 is a sentence, and stays one', () => {
    const typeOf = (id: string) => namedParts(secciones).get(id)?.named.type
    for (const [formula, operator] of [
      ['count_files({{photo}}) > 0', 'hasFiles'],
      ['count_files({{photo}}) = 0', 'hasNoFiles'],
    ] as const) {
      const sentence = sentenceOf(formula)
      expect(sentence?.conditions).toEqual([{ part: 'photo', operator, value: '' }])
      expect(sentence && formulaOfSentence(sentence, typeOf)).toBe(formula)
    }
    for (const more of [
      'count_files({{photo}}) > 1',
      'count_files({{photo}}) < 0',
      'count_files({{photo}}) = {{age}}',
    ])
      expect(sentenceOf(more)).toBeNull()
  })

  it('LOGIC-05 has an example before anybody filled anything in', () => {
    expect(exampleOf('count_files({{photo}}) > 0', secciones, 'out', undefined)).toMatchObject({
      value: true,
    })
  })
})

describe('proof and cases', () => {
  const told = (...given: Partial<Question>[]) =>
    proven(page(...given), BEGUN).findings.map(({ code, part }) => `${code} ${part.definition.id}`)

  it('LOGIC-07 files there are, or are not: what can never be is told, and nothing else', () => {
    expect(told(asks, { id: 'x', mostrarSi: 'count_files({{photo}}) = 0' })).toEqual([])
    expect(told(asks, { id: 'x', mostrarSi: 'count_files({{photo}}) = 2' })).toEqual([])
    expect(told(asks, { id: 'x', mostrarSi: 'count_files({{photo}}) > 2' })).toEqual(['neverShown x'])
    expect(told(asks, { id: 'x', mostrarSi: 'is_blank({{photo}}) and count_files({{photo}}) > 0' })).toEqual(
      [],
    )
    expect(told(list, { id: 'x', mostrarSi: 'count_files({{list}}) = 3' })).toEqual([])
    expect(told(list, { id: 'x', mostrarSi: 'count_files({{list}}) > 4' })).toEqual(['neverShown x'])
  })

  it('LOGIC-09 fillings give files, and say so', () => {
    const form = page(asks, list, {
      ...{ id: 'x', mostrarSi: 'count_files({{photo}}) > 0', obligatoriaSi: '{{list}} >= 2' },
    })
    const { reached, total, fillings } = proofReport(form, BEGUN, 'es').cases
    expect([reached, total]).toEqual([4, 4])
    expect(fillings.flatMap(({ dado }) => dado.map(({ archivos }) => archivos ?? ''))).toContain(
      'imagen documento',
    )
  })

  it('LOGIC-09 a case keeps which files there are, here and in a file of the form', () => {
    const secciones = page(asks, { id: 'x', mostrarSi: 'count_files({{photo}}) = 2' })
    const given = caseInputsIn(
      setResponse(secciones, at(0, 0), { imagen: photo('secreto.jpg'), coming: ['documento'] }),
    )
    expect(given).toEqual([{ parte: 'photo', fila: 0, valor: '', archivos: 'imagen documento' }])
    const outcome = outcomeOfCase({ secciones }, { dado: given, dia: BEGUN })
    expect(outcome).toEqual(['shown x 0=yes'])
    expect(caseInputsIn(filledAs(secciones, given))).toEqual(given)
    const casos = [{ id: 'c', nombre: 'Con', dia: BEGUN, dado: given, espera: outcome }]
    const { content } = contentOf(readText(formFileText(aForm({ secciones, casos }))))
    const [again] = content.casos ?? []
    expect(again?.dado[0]?.archivos).toBe('imagen documento')
    expect(again && outcomeOfCase(content, again)).toEqual(again?.espera)
  })

  it('LOGIC-09 the preview says which files there are', () => {
    const secciones = page(asks, { id: 'x', mostrarSi: 'count_files({{photo}}) > 0' })
    const now = withRules(setResponse(secciones, at(0, 0), { imagen: photo() }), BEGUN)
    expect(explainer(secciones)(now, BEGUN, 'es')).toMatchObject([
      { holds: true, because: [{ is: 'answered', words: 'frente.jpg' }] },
    ])
  })
})
