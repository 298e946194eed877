import { withOwnIds } from './own-ids'
import { describe, expect, it } from 'vitest'
import { aForm, anOption, aQuestion, aSection, questions, TYPED } from '../../testing/builders'
import { addOption } from './edit-options'
import { changeQuestion, moveQuestionTo, removeQuestion } from './edit-questions'
import { changeSection, removeSection, switchSection } from './edit-sections'
import type { Form } from './form'
import { mergeForms, type MergeConflict, type Side } from './merge'
import { NO_OPTIONS } from './options'
import type { Section } from './section'

const base = aForm({
  titulo: 'Permiso',
  secciones: [
    aSection({
      id: 's1',
      titulo: 'Datos',
      preguntas: questions({ id: 'q1', titulo: 'Nombre' }, { id: 'q2', titulo: 'Edad' }),
    }),
    aSection({ id: 's2', orden: 1, titulo: 'Obra', preguntas: questions({ id: 'q3', titulo: 'Tipo' }) }),
    aSection({ id: 's3', orden: 2, titulo: 'Anexo', preguntas: [] }),
  ],
})
const sections = (change: (secciones: Section[]) => Section[], form: Form = base): Form => ({
  ...form,
  secciones: change(form.secciones),
})
const retitled = (id: string, titulo: string, form: Form = base) =>
  sections((all) => changeQuestion(all, id, (one) => ({ ...one, titulo })), form)
const movedTo = (id: string, section: string, form: Form = base) =>
  sections((all) => moveQuestionTo(all, id, { section, condition: null }, 0), form)
const without = (id: string, form: Form = base) => sections((all) => removeSection(all, id), form)
const changed = (id: string, change: (section: Section) => Section, form: Form = base) =>
  sections((all) => changeSection(all, id, change), form)

const home = (form: Form) =>
  Object.fromEntries(form.secciones.map(({ id, preguntas }) => [id, preguntas.map((one) => one.id)]))
const choose = (conflicts: readonly MergeConflict[], side: Side) =>
  new Map(conflicts.map(({ key }) => [key, side]))
const questionsOf = ({ merged }: { merged: Form }) => merged.secciones.flatMap(({ preguntas }) => preguntas)

describe('EDIT-24 a part that both moved', () => {
  const [mine, theirs] = [movedTo('q1', 's2'), movedTo('q1', 's3')]

  it('EDIT-24 is listed with both places, and stands where this editor put it', () => {
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([
      {
        ...{ code: 'moved', field: '', usual: 'mine' },
        spot: [{ words: 'Obra' }, { words: 'Nombre' }],
        mine: [{ kind: 'section', number: 2, words: 'Obra' }],
        theirs: [{ kind: 'section', number: 3, words: 'Anexo' }],
      },
    ])
    expect(home(merged)).toEqual({ s1: ['q2'], s2: ['q1', 'q3'], s3: [] })
  })

  it('EDIT-24 stands where the other editor put it, once that is chosen', () => {
    const { conflicts } = mergeForms(base, mine, theirs)
    const { merged } = mergeForms(base, mine, theirs, choose(conflicts, 'theirs'))
    expect(home(merged)).toEqual({ s1: ['q2'], s2: ['q3'], s3: ['q1'] })
  })

  it('EDIT-24 is no conflict where only one moved it, or both moved it to the same place', () => {
    for (const [one, other] of [
      [mine, base],
      [base, mine],
      [mine, mine],
    ] as const) {
      const { merged, conflicts } = mergeForms(base, one, other)
      expect([home(merged), conflicts]).toEqual([{ s1: ['q2'], s2: ['q1', 'q3'], s3: [] }, []])
    }
  })
})

describe('EDIT-24 a part that one removed and the other changed', () => {
  it.each(['mine', 'theirs'] as const)(
    'EDIT-24 is shown as the other has it, removed by %s: a section once, whatever changed in it',
    (remover) => {
      const change = retitled('q2', 'Años', retitled('q1', 'Apellido'))
      const [mine, theirs] = remover === 'mine' ? [without('s1'), change] : [change, without('s1')]
      const keeper = remover === 'mine' ? 'theirs' : 'mine'
      const { merged, conflicts } = mergeForms(base, mine, theirs)
      expect(conflicts).toMatchObject([
        { code: 'removed', usual: keeper, [remover]: null, [keeper]: { titulo: 'Datos' } },
      ])
      expect(questionsOf({ merged }).map(({ titulo }) => titulo)).toEqual(['Apellido', 'Años', 'Tipo'])
      const gone = mergeForms(base, mine, theirs, choose(conflicts, remover))
      expect(home(gone.merged)).toEqual({ s2: ['q3'], s3: [] })
    },
  )

  it('EDIT-24 stays where it was when it had been moved into the removed section, once the removal is chosen', () => {
    const [mine, theirs] = [without('s1'), movedTo('q3', 's1', retitled('q1', 'Apellido'))]
    const { conflicts } = mergeForms(base, mine, theirs)
    const { merged } = mergeForms(base, mine, theirs, choose(conflicts, 'mine'))
    expect(home(merged)).toEqual({ s2: ['q3'], s3: [] })
  })

  it('EDIT-24 has the other’s changes when it was taken out before its section was removed', () => {
    const mine = without('s1', movedTo('q1', 's2'))
    const option = sections(
      (secciones) =>
        changeQuestion(secciones, 'q1', (one) => addOption(one, { ...anOption(0), id: 'o', texto: 'Sí' })),
      retitled('q1', 'Apellido'),
    )
    const theirs = changed('s1', (section) => ({ ...section, titulo: 'Persona' }), option)
    const { conflicts } = mergeForms(base, mine, theirs)
    const { merged } = mergeForms(base, mine, theirs, choose(conflicts, 'mine'))
    expect(home(merged)).toEqual({ s2: ['q1', 'q3'], s3: [] })
    expect(questionsOf({ merged })[0]).toMatchObject({ titulo: 'Apellido', opciones: [{ texto: 'Sí' }] })
  })

  it('EDIT-24 is gone without a conflict when the other left it as it was', () => {
    const { merged, conflicts } = mergeForms(base, without('s1'), retitled('q3', 'Clase'))
    expect([home(merged), conflicts]).toEqual([{ s2: ['q3'], s3: [] }, []])
  })
})

describe('EDIT-24 a section or question whose kind changed', () => {
  const conditional = changed('s1', (section) => switchSection(section, 'multiple'))

  it.each<[string, Form]>([
    ['a question in it was changed', retitled('q2', 'Años')],
    ['its rows were switched', changed('s1', (section) => ({ ...section, repetible: true }))],
    ['it was made required', changed('s1', (section) => ({ ...section, required: true }))],
  ])('EDIT-24 is chosen whole while %s', (_words, theirs) => {
    for (const [one, other] of [
      [conditional, theirs],
      [theirs, conditional],
    ] as const) {
      const { merged, conflicts } = mergeForms(base, one, other)
      expect(conflicts).toMatchObject([
        { code: 'rebuilt', usual: 'mine', mine: { titulo: 'Datos' }, theirs: { titulo: 'Datos' } },
      ])
      expect(merged.secciones).toEqual(one.secciones)
      const { merged: chosen } = mergeForms(base, one, other, choose(conflicts, 'theirs'))
      expect(chosen.secciones).toEqual(other.secciones)
    }
  })

  it.each<[string, Form]>([
    ['its title', changed('s1', (section) => ({ ...section, titulo: 'Persona' }))],
    ['another section', retitled('q3', 'Clase')],
  ])('EDIT-24 is nothing to choose about while only %s was changed', (_words, theirs) => {
    const { merged, conflicts } = mergeForms(base, conditional, theirs)
    expect(conflicts).toEqual([])
    expect(merged.secciones[0]?.conditionalSection).toBe(true)
    expect(mergeForms(base, theirs, conditional).merged).toEqual(merged)
  })

  it('EDIT-24 comes whole from one side when one made a text a choice and the other made it repeatable', () => {
    const form = aForm({ secciones: [aSection({ id: 's', preguntas: [aQuestion({ id: 'q' })] })] })
    const as = (given: object) =>
      sections((all) => changeQuestion(all, 'q', (one) => ({ ...one, ...given })), form)
    const choice = as({ ...TYPED['single-choice'], opciones: [anOption(0), anOption(1)] })
    const { conflicts, merged } = mergeForms(form, choice, as({ repetible: true }))
    expect(conflicts).toMatchObject([{ code: 'rebuilt' }])
    expect(merged.secciones).toEqual(choice.secciones)
  })
})

describe('EDIT-24 the list of what both changed', () => {
  it('EDIT-24 is in the order of the form; fields of the form itself come first', () => {
    const mine = { ...retitled('q3', 'b', retitled('q1', 'b')), titulo: 'b' }
    const theirs = { ...retitled('q3', 'c', retitled('q1', 'c')), titulo: 'c' }
    expect(mergeForms(base, mine, theirs).conflicts.map(({ spot }) => spot.at(-1)?.number)).toEqual([
      undefined,
      1,
      1,
    ])
    expect(mergeForms(base, mine, theirs).conflicts.map(({ spot }) => spot[0]?.words)).toEqual([
      undefined,
      'Datos',
      'Obra',
    ])
  })

  it('EDIT-24 lists a part by itself that stands twice in a damaged form', () => {
    const twice = aForm({
      secciones: [
        aSection({ id: 's', preguntas: questions({ id: 'q', titulo: 'uno' }, { id: 'q', titulo: 'dos' }) }),
      ],
    })
    const read = (form: Form) => ({ ...form, secciones: withOwnIds(form.secciones) })
    expect(mergeForms(twice, twice, twice).merged).toEqual(read(twice))
    const three = aForm({
      secciones: [
        aSection({
          id: 's',
          preguntas: questions({ id: 'q', titulo: '1' }, { id: 'q', titulo: '2' }, { id: 'q', titulo: '3' }),
        }),
      ],
    })
    expect(mergeForms(three, three, three).merged).toEqual(read(three))
  })
})

describe('EDIT-24 options with the same id in two questions', () => {
  const choice = (id: string, orden: number) =>
    aQuestion({ id, orden, titulo: id, ...TYPED['single-choice'], opciones: [anOption(0, { id: 'o' })] })
  const two = aForm({ secciones: [aSection({ id: 's', preguntas: [choice('q1', 0), choice('q2', 1)] })] })

  it('EDIT-24 EDIT-10 stay with their question, whatever becomes of the other', () => {
    const mine = sections(
      (secciones) =>
        changeQuestion(secciones, 'q2', (one) => ({
          ...one,
          opciones: [anOption(0, { id: 'o', texto: 'Sí' })],
        })),
      two,
    )
    const theirs = sections((secciones) => removeQuestion(secciones, 'q1'), two)
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { merged, conflicts } = mergeForms(two, one, other)
      expect(conflicts).toEqual([])
      expect(questionsOf({ merged })).toMatchObject([{ id: 'q2', opciones: [{ texto: 'Sí' }] }])
    }
  })
})

describe('EDIT-24 fields that a form has beside its parts', () => {
  it('EDIT-24 are as stored where only the store writes them, whatever an editor sends', () => {
    const mine = { ...base, version: 1, creadoPor: 'yo', titulo: 'Mío' }
    const theirs = { ...base, version: 7, creadoPor: 'otra' }
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(merged).toMatchObject({ version: 7, creadoPor: 'otra', titulo: 'Mío' })
    expect(conflicts).toEqual([])
  })

  it('EDIT-24 keep options of a damaged form that exclude each other, where nobody changed them', () => {
    const damaged = { ...base, opcionales: { ...NO_OPTIONS, publico: true, ciudadano: true } }
    const theirs = { ...damaged, opcionales: { ...damaged.opcionales, envioEmail: true } }
    expect(mergeForms(damaged, damaged, damaged).conflicts).toEqual([])
    for (const [one, other] of [
      [damaged, theirs],
      [theirs, damaged],
    ] as const) {
      const { merged, conflicts } = mergeForms(damaged, one, other)
      expect([merged.opcionales, conflicts]).toEqual([theirs.opcionales, []])
    }
  })

  it('EDIT-24 are one conflict where an option needs another one', () => {
    const needs = { ...base, opcionales: { ...NO_OPTIONS, ciudadano: true } }
    const mine = { ...needs, opcionales: { ...needs.opcionales, ciudadanoRequerido: true } }
    const theirs = { ...needs, opcionales: NO_OPTIONS }
    const { merged, conflicts } = mergeForms(needs, mine, theirs)
    expect(conflicts).toMatchObject([{ code: 'field', field: 'opcionales' }])
    expect(merged.opcionales).toEqual(mine.opcionales)
    expect(mergeForms(needs, mine, theirs, choose(conflicts, 'theirs')).merged.opcionales).toEqual(NO_OPTIONS)
  })

  const AGENDA = { appointmentData: { id: '1', nombre: 'Caja' }, tenantId: 't', tenantUniqueName: 'u' }
  const MUNICORE = { username: '', areaId: 'a1', idTipoIncidente: '', tiposIncidentes: [], publico: false }
  const AWAY = { municipalityPath: 'paises/ar/provincias/cordoba/municipios/las-lomas', areas: ['otra'] }

  it.each<[string, Partial<Form>]>([
    ['an agenda', { appointmentGroup: AGENDA }],
    ['an area of incidents', { muniCore: MUNICORE }],
    ['both', { appointmentGroup: AGENDA, muniCore: MUNICORE }],
    ['neither', {}],
  ])('EDIT-14 EDIT-15 EDIT-24 who moved the form and chose %s there keeps it', (_words, settings) => {
    const moved = { ...base, ...AWAY, ...settings }
    for (const [one, other] of [
      [moved, { ...base, titulo: 'Otro' }],
      [{ ...base, titulo: 'Otro' }, moved],
    ] as const) {
      expect(mergeForms(base, one, other).merged).toEqual({ ...moved, titulo: 'Otro' })
    }
  })

  it.each<[string, Partial<Form>]>([
    ['an agenda', { appointmentGroup: AGENDA }],
    ['an area of incidents', { muniCore: MUNICORE }],
  ])('EDIT-14 EDIT-15 EDIT-24 %s of the old municipality stays behind', (_words, settings) => {
    const { merged } = mergeForms(base, { ...base, ...AWAY }, { ...base, ...settings })
    expect([merged.appointmentGroup ?? null, merged.muniCore?.areaId ?? '']).toEqual([null, ''])
  })
})
