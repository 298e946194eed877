import { describe, expect, it } from 'vitest'
import { aBranch, aForm, aQuestion, aSection, questions } from '../../testing/builders'
import { addQuestion, changeQuestion, moveQuestionTo, removeQuestion } from './edit-questions'
import { addSection, changeSection, moveSection, removeSection, switchSection } from './edit-sections'
import type { Form } from './form'
import { mergeForms, type MergeConflict, type Side } from './merge'
import type { Section } from './section'

const base = aForm({
  titulo: 'Permiso',
  secciones: [
    aSection({
      id: 'datos',
      titulo: 'Datos',
      preguntas: questions(
        { id: 'nombre', titulo: 'Nombre' },
        { id: 'edad', titulo: 'Edad' },
        { id: 'correo', titulo: 'Correo' },
      ),
    }),
    aSection({ id: 'obra', orden: 1, titulo: 'Obra', preguntas: questions({ id: 'tipo', titulo: 'Tipo' }) }),
    aSection({ id: 'anexo', orden: 2, titulo: 'Anexo', preguntas: [] }),
  ],
})
type Change = (secciones: Section[]) => Section[]
/** The form after some things that a person does in the editor. */
const edited = (...changes: Change[]): Form => ({
  ...base,
  secciones: changes.reduce((secciones, change) => change(secciones), base.secciones),
})
const retitle =
  (id: string, titulo: string): Change =>
  (all) =>
    changeQuestion(all, id, (one) => ({ ...one, titulo }))
const retitleSection =
  (id: string, titulo: string): Change =>
  (all) =>
    changeSection(all, id, (one) => ({ ...one, titulo }))
const move =
  (id: string, section: string, at = 0): Change =>
  (all) =>
    moveQuestionTo(all, id, { section, condition: null }, at)
const ask =
  (id: string, section: string): Change =>
  (all) =>
    addQuestion(all, { section, condition: null }, aQuestion({ id, titulo: id }))
const addEmpty =
  (id: string): Change =>
  (all) =>
    addSection(all, aSection({ id, titulo: id, preguntas: [] }))
const drop =
  (id: string): Change =>
  (all) =>
    removeSection(removeQuestion(all, id), id)

const places = (form: Form) =>
  form.secciones.map(({ id, preguntas }) => [id, ...preguntas.map((one) => one.id)].join(' '))
const choose = (conflicts: readonly MergeConflict[], side: Side) =>
  new Map(conflicts.map(({ key }) => [key, side]))

/** Both ways round: what one of two persons did, and what the other did meanwhile. */
const bothWays = (one: Form, other: Form) =>
  [
    { ...mergeForms(base, one, other), first: 'mine', choosing: (side: Side) => chosen(one, other, side) },
    { ...mergeForms(base, other, one), first: 'theirs', choosing: (side: Side) => chosen(other, one, side) },
  ] as const
const chosen = (mine: Form, theirs: Form, side: Side) =>
  mergeForms(base, mine, theirs, choose(mergeForms(base, mine, theirs).conflicts, side)).merged

describe('EDIT-24 what one removed and the other only moved', () => {
  it('EDIT-24 a question that one moved into a new section while the other removed it is listed, and stays', () => {
    const moving = edited(addEmpty('nueva'), move('edad', 'nueva'))
    for (const { merged, conflicts, first, choosing } of bothWays(moving, edited(drop('edad')))) {
      expect(conflicts).toMatchObject([
        { code: 'removed', usual: first, spot: [{ words: 'nueva' }, { words: 'Edad' }] },
      ])
      expect(places(merged)).toEqual(['datos nombre correo', 'obra tipo', 'anexo', 'nueva edad'])
      expect(places(choosing(first === 'mine' ? 'theirs' : 'mine'))).toEqual([
        'datos nombre correo',
        'obra tipo',
        'anexo',
        'nueva',
      ])
    }
  })

  it('EDIT-24 a question that one moved into a section is kept with it when the other removed both', () => {
    const removing = edited(drop('edad'), drop('obra'))
    for (const { merged, conflicts } of bothWays(edited(move('edad', 'obra')), removing)) {
      expect(conflicts.map(({ code }) => code)).toContain('removed')
      expect(places(merged)).toEqual(['datos nombre correo', 'obra edad tipo', 'anexo'])
    }
  })

  it('EDIT-24 a question moved into a section that the other removed is a change of that section', () => {
    for (const { merged, conflicts } of bothWays(edited(move('tipo', 'datos')), edited(drop('datos')))) {
      expect(conflicts).toMatchObject([{ code: 'removed', spot: [{ words: 'Datos' }] }])
      expect(places(merged)).toEqual(['datos tipo nombre edad correo', 'obra', 'anexo'])
    }
  })
})

describe('EDIT-24 what the person who removed something did besides', () => {
  it('EDIT-24 their order of the sections holds though what they removed is kept', () => {
    const ordering = edited(drop('datos'), (all) => moveSection(all, 'anexo', 0))
    for (const { merged, conflicts } of bothWays(ordering, edited(retitle('edad', 'Años')))) {
      expect(conflicts).toMatchObject([{ code: 'removed' }])
      expect(places(merged)).toEqual(['datos nombre edad correo', 'anexo', 'obra tipo'])
    }
  })

  it('EDIT-24 a question that they took out of the section first stands where they put it', () => {
    const removing = edited(move('nombre', 'obra'), drop('datos'))
    for (const { merged } of bothWays(removing, edited(retitle('edad', 'Años')))) {
      expect(places(merged)).toEqual(['datos edad correo', 'obra nombre tipo', 'anexo'])
    }
  })

  it('EDIT-24 what they added elsewhere is there, whether the removal is chosen or not', () => {
    const removing = edited(drop('datos'), ask('plano', 'obra'))
    for (const { merged, first, choosing } of bothWays(removing, edited(retitle('edad', 'Años')))) {
      expect(places(merged)).toEqual(['datos nombre edad correo', 'obra tipo plano', 'anexo'])
      expect(places(choosing(first))).toEqual(['obra tipo plano', 'anexo'])
    }
  })

  it('EDIT-24 moving a question that the other removed is no order of the others', () => {
    const ordering = edited(drop('nombre'), move('correo', 'datos'))
    for (const { merged, conflicts } of bothWays(edited(move('nombre', 'datos', 2)), ordering)) {
      expect(conflicts).toEqual([])
      expect(places(merged)).toEqual(['datos correo edad', 'obra tipo', 'anexo'])
    }
  })
})

describe('EDIT-24 a section that got another kind', () => {
  const switched: Change = (all) => changeSection(all, 'datos', (one) => switchSection(one, 'multiple'))

  it('EDIT-24 is chosen whole when the other took a question out of it', () => {
    for (const { conflicts } of bothWays(edited(switched), edited(drop('edad')))) {
      expect(conflicts).toMatchObject([{ code: 'rebuilt', spot: [{ words: 'Datos' }] }])
    }
  })

  it('EDIT-24 is chosen whole when both gave it the same one and other parts', () => {
    const adding: Change = (all) =>
      changeSection(all, 'datos', (one) => ({ ...one, conditions: [aBranch({ id: 'menor' })] }))
    for (const { conflicts } of bothWays(edited(switched), edited(switched, adding))) {
      expect(conflicts).toMatchObject([{ code: 'rebuilt', spot: [{ words: 'Datos' }] }])
    }
  })

  it('EDIT-24 is nothing to choose about when both gave it the same one and the same parts', () => {
    const both = edited(switched)
    for (const { merged, conflicts } of bothWays(both, edited(switched, retitle('tipo', 'Clase')))) {
      expect(conflicts).toEqual([])
      expect(merged.secciones[0]).toEqual(both.secciones[0])
      expect(merged.secciones[1]?.preguntas[0]?.titulo).toBe('Clase')
    }
  })
})

it('EDIT-24 what is to choose comes in the order of the form, whatever kind of conflict it is', () => {
  const mine = { ...edited(retitleSection('datos', 'Persona'), drop('tipo')), titulo: 'Licencia' }
  const theirs = {
    ...edited(retitle('tipo', 'Clase'), retitleSection('datos', 'Solicitante')),
    titulo: 'Alta',
  }
  const { conflicts } = mergeForms(base, mine, theirs)
  expect(conflicts.map(({ code, spot }) => [code, ...spot.map(({ words }) => words)].join(' '))).toEqual([
    'field',
    'field Persona',
    'removed Obra Clase',
  ])
})

describe('EDIT-24 fields of which both changed some', () => {
  it('EDIT-06 EDIT-24 area and municipality are chosen together, once', () => {
    const inArea = (id: string) => ({ areas: [id], areaInfo: { nombre: id, id } })
    const [mine, theirs] = [
      { ...base, ...inArea('poda') },
      { ...base, ...inArea('obras'), claveMunicipio: 'X' },
    ]
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([{ field: 'areas', mine: ['poda'], theirs: ['obras'] }])
    expect(merged).toMatchObject({ ...inArea('poda'), claveMunicipio: base.claveMunicipio })
    expect(mergeForms(base, mine, theirs, choose(conflicts, 'theirs')).merged).toEqual(theirs)
  })

  it('EDIT-10 EDIT-24 two other types of one question are chosen once', () => {
    const typed = (tipoDato: 2 | 4) =>
      edited((all) => changeQuestion(all, 'edad', (one) => ({ ...one, tipoDato })))
    const { merged, conflicts } = mergeForms(base, typed(2), typed(4))
    expect(conflicts).toMatchObject([{ code: 'field', field: 'questionKind' }])
    expect(merged.secciones[0]?.preguntas[1]?.tipoDato).toBe(2)
  })

  it('EDIT-26 EDIT-24 a translation that one side took away is gone, and leaves no field behind', () => {
    const titled = { ...base, titulo_ca: 'Permís' }
    expect(mergeForms(titled, base, titled).merged).toStrictEqual(base)
    expect(mergeForms(titled, titled, base).merged).toStrictEqual(base)
  })

  it('EDIT-14 EDIT-15 EDIT-24 an agenda chosen in the new municipality stays when the area of incidents goes', () => {
    const agenda = { appointmentData: { id: '1', nombre: 'Caja' }, tenantId: 't', tenantUniqueName: 'u' }
    const muniCore = { username: '', areaId: 'a1', idTipoIncidente: '', tiposIncidentes: [], publico: false }
    const before = { ...base, muniCore }
    const mine = {
      ...before,
      municipalityPath: 'paises/ar/provincias/cordoba/municipios/las-lomas',
      muniCore: { ...muniCore, areaId: 'b2' },
      appointmentGroup: agenda,
    }
    const theirs = { ...before, muniCore: null }
    const { conflicts } = mergeForms(before, mine, theirs)
    const { merged } = mergeForms(before, mine, theirs, choose(conflicts, 'theirs'))
    expect([merged.muniCore, merged.appointmentGroup]).toEqual([null, agenda])
  })
})
