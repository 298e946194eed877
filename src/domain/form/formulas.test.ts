import { describe, expect, it } from 'vitest'
import { aBranch, aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { ruleProblems } from '../form-logic/problems'
import { compareVersions } from './compare-versions'
import { copySection } from './copy-section'
import { copyQuestion } from './edit-questions'
import { readFormFile } from './exchange/read'
import { formFileText } from './exchange/write'
import type { Section } from './section'
import { toVersion } from './version'

const SECTIONS: Section[] = [
  aSection({
    id: 'about',
    preguntas: questions(
      { id: 'pets', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] },
      {
        ...{
          id: 'kind',
          titulo: '¿Cuál?',
          ...TYPED['single-choice'],
          mostrarSi: '{{pets}}',
          codigo: 'clase',
        },
        opciones: [anOption(0, { texto: 'Perro' }), anOption(1, { texto: 'Gato', mostrarSi: '{{pets}}' })],
        validaciones: [
          { id: 'v', regla: '{{kind}} = {{kind:opcion-0}}', mensaje: 'Solo perros', tipo: 'aviso' },
        ],
      },
    ),
  }),
  aSection({
    ...{ id: 'items', orden: 1, repetible: true, mostrarSi: '{{kind}} = {{kind:opcion-1}}' },
    preguntas: questions(
      { id: 'price', ...TYPED.integer },
      { id: 'twice', ...TYPED.integer, calculo: '{{price}} * 2' },
    ),
  }),
  aSection({
    ...{ id: 'end', orden: 2 },
    conditions: [
      aBranch({
        id: 'many',
        mostrarSi: 'count({{items}}) > 1',
        questions: questions({ id: 'sum', ...TYPED.integer, calculo: 'sum({{twice}})' }),
      }),
      aBranch({ id: 'few', order: 1, questions: questions({ id: 'why', obligatoriaSi: 'not {{many}}' }) }),
    ],
  }),
]

/** Every formula of a form, in order. */
const formulasOf = (secciones: readonly Section[]): string[] =>
  JSON.stringify(secciones).match(/(?<="(?:mostrarSi|obligatoriaSi|calculo|regla)":")[^"]+/g) ?? []

let made = 0
const newId = () => `n${(made += 1)}`

describe('formulas when parts are copied, sent and compared', () => {
  it('LOGIC-08 a form file names questions by their codes, other parts by where they stand, and every reference is right again', () => {
    const form = aForm({ secciones: SECTIONS })
    const text = formFileText(form)
    expect(text).not.toContain('{{pets}}')
    expect(text).toContain('{{clase}} = {{clase:opcion.2}}')
    const file = readFormFile(new TextEncoder().encode(text), newId)
    if (file.status !== 'form') throw new Error(file.status)
    const { secciones } = file.content
    expect(ruleProblems(secciones)).toEqual([])
    expect(formulasOf(secciones)).toHaveLength(formulasOf(SECTIONS).length)
    const again = formFileText({ ...form, secciones })
    expect(again).toBe(text)
    expect(secciones[0]?.preguntas[1]?.codigo).toBe('clase')
  })

  it('LOGIC-08 a copied section takes its own rules along, and names what is outside as before', () => {
    const [about, items] = SECTIONS
    if (!about || !items) throw new Error('the form has two sections')
    const copy = copySection(about, newId)
    const [pets, kind] = copy.preguntas
    expect(kind?.mostrarSi).toBe(`{{${pets?.id}}}`)
    expect(kind?.opciones[1]?.mostrarSi).toBe(`{{${pets?.id}}}`)
    expect(kind?.validaciones[0]?.regla).toBe(`{{${kind?.id}}} = {{${kind?.id}:${kind?.opciones[0]?.id}}}`)
    expect(kind?.codigo).toBe('')
    const rows = copySection(items, newId)
    expect(rows.mostrarSi).toBe('{{kind}} = {{kind:opcion-1}}')
    expect(rows.preguntas[1]?.calculo).toBe(`{{${rows.preguntas[0]?.id}}} * 2`)
  })

  it('LOGIC-08 a copied question checks itself, and waits for the same answers', () => {
    const original = SECTIONS[0]?.preguntas[1]
    if (!original) throw new Error('the section has two questions')
    const copy = copyQuestion(original, newId)
    expect([copy.mostrarSi, copy.validaciones[0]?.regla]).toEqual([
      ...['{{pets}}', `{{${copy.id}}} = {{${copy.id}:${copy.opciones[0]?.id}}}`],
    ])
  })

  it('LOGIC-08 two versions are compared with rules in the words of the form', () => {
    const before = toVersion(aForm({ secciones: SECTIONS }))
    const secciones = SECTIONS.map((section) =>
      section.id === 'items'
        ? { ...section, mostrarSi: '{{pets}} and {{kind}} = {{kind:opcion-0}}' }
        : section,
    )
    expect(compareVersions(before, { ...before, secciones })).toMatchObject([
      {
        what: 'changed',
        field: 'mostrarSi',
        from: '«¿Cuál?» = «Gato»',
        to: '«¿Tiene mascotas?» and «¿Cuál?» = «Perro»',
      },
    ])
  })

  it('LOGIC-06 removing what a rule names keeps the form from being saved', () => {
    const secciones = SECTIONS.map((section) =>
      section.id === 'about' ? { ...section, preguntas: section.preguntas.slice(1) } : section,
    )
    expect(ruleProblems(secciones).map(({ problem }) => problem.fault)).toEqual([
      ...['unknownReference', 'unknownReference'],
    ])
  })
})
