import { describe, expect, it } from 'vitest'
import { anAnswer, aSection, aVersion, questions } from '../../testing/builders'
import {
  aCorrection,
  askingFor,
  minutes,
  pick,
  REVIEWED,
  workOn,
  SUPERVISOR,
  VISIT,
  VISIT_FORM,
} from '../../testing/corrections'
import { Scenario } from '../../testing/scenario'
import type { StoredAnswer } from '../answer/answer'
import { rowsOf } from '../answer/rows'
import { compactSections } from '../answering/compact'
import { correctAnswer, type Correction } from './correct'
import { NO_PLACE } from '../answer/corrections/edit'
import { answerInPlace, correctedSections, sectionsInPlace } from './overlay'
import {
  copyKey,
  isRemoved,
  preservesRemoved,
  removedIn,
  restoringRemoved,
  rowEdits,
  withoutRemoved,
  type RowChange,
} from './removed'
import { reviseAnswer } from './revise'
import { storiesOf } from './story'

/** A form of rows, in each of which one question takes several answers. */
const version = aVersion({
  opcionales: { ...REVIEWED, geolocalizacion: true },
  secciones: [
    aSection({
      id: 'local',
      titulo: 'Local',
      repetible: true,
      preguntas: questions(
        { id: 'rubro', titulo: 'Rubro', required: true },
        { id: 'titular', titulo: 'Titular', repetible: true },
      ),
    }),
  ],
})
const given = Scenario.open(version.secciones)
  .answer('Rubro', 'Kiosco')
  .answer('Titular', 'Ana')
  .addRepetition('Titular')
  .answer('Titular', 'Luz', { repetition: 1 })
  .addRow('Local')
  .answer('Rubro', 'Bar', { row: 1 })
  .addRow('Local')
  .answer('Rubro', 'Pub', { row: 2 })
const PLACE = { latlng: { lat: -31.4, lng: -64.1 }, direccion: 'Belgrano 120' }
const stored = anAnswer({ version, secciones: given.secciones, ubicacion: PLACE })

const row = (rowIndex: number, quitada = true): RowChange => plain({ rowIndex, quitada })
const titular = (repeticion: number, quitada = true): RowChange =>
  plain({ preguntaId: 'titular', repeticion, quitada })
function plain(more: Partial<RowChange>): RowChange {
  const { parte: _parte, ...spot } = pick('local')
  return { ...spot, quitada: true, ...more }
}

const outcomeOf = (answer: StoredAnswer, asked: Partial<Correction>, at = 1) =>
  correctAnswer(version, answer, aCorrection(asked), { madeBy: SUPERVISOR, now: minutes(at) })
function after(answer: StoredAnswer, asked: Partial<Correction>, at = 1): StoredAnswer {
  const outcome = outcomeOf(answer, asked, at)
  if (typeof outcome === 'string') throw new Error(outcome)
  const { edit, request, ubicacion } = outcome
  return {
    ...answer,
    ubicacion,
    editsBySupervisor: [...(answer.editsBySupervisor ?? []), ...(edit ? [edit] : [])],
    requestsForChanges: [...(answer.requestsForChanges ?? []), ...(request ? [request] : [])],
  }
}
const inPlace = (answer: StoredAnswer) => new Scenario(sectionsInPlace(version.secciones, answer), minutes(9))
/** What everybody is shown: what each row is, and whose the first one is. */
function shown(answer: StoredAnswer) {
  const [section] = correctedSections(version.secciones, answer)
  if (!section) throw new Error('no section')
  const all = [section, ...section.seccionesRepetibles]
  const first = section.preguntas[1]
  return {
    rows: all.map(({ preguntas }) => preguntas[0]?.respuesta),
    people: first && [first, ...first.repeticiones].map(({ respuesta }) => respuesta),
  }
}

describe('CORR-02 CORR-07 rows and further answers that are taken away', () => {
  it.each([
    [0, ['Bar', 'Pub']],
    [1, ['Kiosco', 'Pub']],
    [2, ['Kiosco', 'Bar']],
  ])('CORR-07 row %i goes for everybody, and stays in the store and in its place', (index, rows) => {
    const now = after(stored, { rows: [row(index)] })
    expect(shown(now).rows).toEqual(rows)
    expect(now.secciones).toEqual(stored.secciones)
    expect(inPlace(now).responseTo('Rubro', { row: index }).respuesta).toBe(['Kiosco', 'Bar', 'Pub'][index])
    expect(now.editsBySupervisor?.[0]?.editedRows).toMatchObject([
      { parte: 'fila', rowIndex: index, answer: 'false', anterior: { answer: 'true' }, dataType: 'row' },
    ])
  })

  it.each([
    [0, ['Luz']],
    [1, ['Ana']],
  ])('CORR-07 one of several answers goes likewise: %i', (index, people) => {
    expect(shown(after(stored, { rows: [titular(index)] }))).toEqual({
      people,
      rows: ['Kiosco', 'Bar', 'Pub'],
    })
  })

  it('CORR-02 corrections lie over one another in the order in which they were made', () => {
    const without = after(stored, { rows: [row(1)] }, 1)
    const club = after(
      without,
      { secciones: inPlace(without).answer('Rubro', 'Club', { row: 2 }).stored, rows: [titular(0)] },
      2,
    )
    expect(shown(club)).toEqual({ rows: ['Kiosco', 'Club'], people: ['Luz'] })
    const grown = inPlace(club).addRow('Local').answer('Rubro', 'Cine', { row: 3 })
    const cine = after(club, { secciones: grown.stored, rows: [row(2)] }, 3)
    expect(shown(cine).rows).toEqual(['Kiosco', 'Cine'])
    const back = after(cine, { rows: [row(1, false), titular(0, false)] }, 4)
    expect(shown(back)).toEqual({ rows: ['Kiosco', 'Bar', 'Cine'], people: ['Ana', 'Luz'] })
    const spot = pick('local', { rowIndex: 1 })
    const story = storiesOf(answerInPlace({ ...back, secciones: inPlace(back).secciones }).secciones, back)
    expect(
      story.at(spot, 'fila')?.map(({ kind, before, after: now }) => [kind, before.answer, now.answer]),
    ).toEqual([
      ['corrected', 'true', 'false'],
      ['corrected', 'false', 'true'],
    ])
  })

  it('CORR-03 what is as it was before is no change', () => {
    expect(outcomeOf(stored, { rows: [row(1, false)] })).toBe('nothing')
    expect(outcomeOf(stored, { rows: [row(1), row(1, false)] })).toBe('nothing')
    const without = after(stored, { rows: [row(1)] })
    expect(outcomeOf(without, { rows: [row(1)] }, 2)).toBe('nothing')
  })

  it('CORR-02 refuses places that are not there, and places that nobody sees', () => {
    const wrong = [row(3), plain({ seccionId: 'otra' }), plain({ preguntaId: 'rubro' }), titular(2)]
    for (const change of [...wrong, plain({ repeticion: 1 }), plain({ condicionId: 'x' })]) {
      expect(outcomeOf(stored, { rows: [change] }), JSON.stringify(change)).toBe('content')
    }
    const unseen = inPlace(stored).answer('Rubro', 'Otro', { row: 1 }).stored
    expect(outcomeOf(stored, { secciones: unseen, rows: [row(1)] })).toBe('locked')
    const without = after(stored, { rows: [row(1)] })
    expect(outcomeOf(without, { secciones: unseen }, 2)).toBe('locked')
    expect(outcomeOf(without, { secciones: unseen, rows: [row(1, false)] }, 2)).toMatchObject({ files: [] })
  })

  it('CORR-02 the last row can be taken away only where a blank row would do', () => {
    expect(outcomeOf(stored, { rows: [row(0), row(1), row(2)] })).toBe('content')
    const people = after(stored, { rows: [titular(0), titular(1)] })
    expect(shown(people).people).toEqual([''])
  })

  it('ANS-09 CORR-02 where a section may have no rows, the last row can go and a first one can come', () => {
    const [section] = version.secciones
    if (!section) throw new Error('no section')
    const form = { ...version, secciones: [{ ...section, puedeEstarVacia: true }] }
    const none = correctAnswer(form, stored, aCorrection({ rows: [row(0), row(1), row(2)] }), {
      madeBy: SUPERVISOR,
      now: minutes(1),
    })
    if (typeof none === 'string' || !none.edit) throw new Error('not taken')
    const [left] = correctedSections(form.secciones, { ...stored, editsBySupervisor: [none.edit] })
    expect(left && rowsOf(left)).toEqual([])

    const empty = anAnswer({ version: form, secciones: [{ ...section, puedeEstarVacia: true, vacia: true }] })
    const first = new Scenario(sectionsInPlace(form.secciones, empty), minutes(1))
      .addRow('Local')
      .answer('Rubro', 'Kiosco')
    const one = correctAnswer(form, empty, aCorrection({ secciones: first.stored }), {
      madeBy: SUPERVISOR,
      now: minutes(1),
    })
    if (typeof one === 'string' || !one.edit) throw new Error('not taken')
    const [grown] = correctedSections(form.secciones, { ...empty, editsBySupervisor: [one.edit] })
    expect(grown && rowsOf(grown).map(([rubro]) => rubro?.respuesta)).toEqual(['Kiosco'])
  })

  it('CORR-06 CORR-07 a row that is away cannot be requested, and questions below it are not the citizen’s to answer', () => {
    const request = askingFor({ sections: ['local'], items: [pick('local', { rowIndex: 1, parte: 'fila' })] })
    expect(outcomeOf(stored, { rows: [row(1)], request })).toBe('unknown')
    const asked = after(stored, { request })
    const without = after(asked, { rows: [row(1)] }, 2)
    const revise = (answer: StoredAnswer) =>
      reviseAnswer(
        version,
        answer,
        compactSections(inPlace(answer).answer('Rubro', 'Otro', { row: 1 }).secciones),
        minutes(3),
      )
    expect(revise(asked)).toMatchObject({ files: [] })
    expect(revise(without)).toBe('locked')
  })

  it('CORR-05 a revision lies over the correction, and a row that comes back is as it was corrected', () => {
    const items = [
      pick('local', { rowIndex: 2, parte: 'fila' }),
      pick('local', { rowIndex: 1, parte: 'fila' }),
    ]
    const club = after(stored, { secciones: inPlace(stored).answer('Rubro', 'Club', { row: 1 }).stored }, 1)
    const asked = after(club, { request: askingFor({ sections: ['local'], items }) }, 2)
    const without = after(asked, { rows: [row(1)] }, 3)
    const sent = compactSections(inPlace(without).answer('Rubro', 'Cine', { row: 2 }).secciones)
    const outcome = reviseAnswer(version, without, sent, minutes(4))
    if (typeof outcome === 'string') throw new Error(outcome)
    const { secciones, revisedDateTime } = outcome
    const requestsForChanges = (without.requestsForChanges ?? []).map((one) => ({
      ...one,
      needCompletition: false,
      revisedDateTime,
    }))
    const revised = { ...without, secciones, requestsForChanges }
    expect(shown(revised).rows).toEqual(['Kiosco', 'Cine'])
    expect(shown(after(revised, { rows: [row(1, false)] }, 5)).rows).toEqual(['Kiosco', 'Club', 'Cine'])
  })

  it('CORR-02 CORR-07 what was typed in a row before it is taken away is not sent, and everything else is', () => {
    const before = inPlace(stored).secciones
    const typed = inPlace(stored)
      .answer('Rubro', 'Cine')
      .answer('Titular', 'Leo', { repetition: 1 })
      .answer('Rubro', 'Otro', { row: 1 })
      .answer('Titular', 'Eva', { row: 1 }).secciones
    const away = removedIn({
      editsBySupervisor: [{ editedRows: rowEdits(before, new Set(), [row(1)]) ?? [] }],
    })
    const kept = inPlace(stored).answer('Rubro', 'Cine').answer('Titular', 'Leo', { repetition: 1 })
    expect(restoringRemoved(before, typed, away)).toEqual(kept.secciones)
    expect(restoringRemoved(before, typed, new Set())).toBe(typed)
    expect([typed, kept.secciones].map((now) => preservesRemoved(before, now, away))).toEqual([false, true])
  })

  it('CORR-02 an entry about a row or answer that cannot be taken away takes nothing away', () => {
    const { secciones } = workOn(VISIT, VISIT_FORM)
    const wrong = [
      pick('notas'),
      pick('notas', { preguntaId: 'acta' }),
      pick('notas', { preguntaId: 'nota', repeticion: 1 }),
      pick('medidas'),
      pick('medidas', { condicionId: 'clausura', preguntaId: 'motivo' }),
      pick('local', { rowIndex: 1 }),
      pick('anexos'),
    ]
    for (const spot of wrong) {
      expect(withoutRemoved(secciones, new Set([copyKey(spot)])), JSON.stringify(spot)).toEqual(secciones)
    }
  })

  it('CORR-02 a spot says of each thing in it whether it is away', () => {
    const [section] = inPlace(stored).secciones
    if (!section) throw new Error('no section')
    const edits = rowEdits([section], new Set(), [row(1), titular(1)]) ?? []
    const removed = removedIn({ editsBySupervisor: [{ editedRows: edits }] })
    expect([...removed]).toEqual([copyKey(row(1)), copyKey(titular(1))])
    const at = (rowIndex: number, repeticion: number) =>
      isRemoved(removed, pick('local', { preguntaId: 'titular', rowIndex, repeticion }))
    expect([at(0, 0), at(0, 1), at(1, 0), at(2, 1)]).toEqual([false, true, true, false])
  })
})

describe('CORR-02 a place that is taken away', () => {
  it('CORR-02 CORR-03 is taken away once, with the value before', () => {
    const nowhere = after(stored, { ubicacion: NO_PLACE })
    expect(nowhere.ubicacion).toBeNull()
    expect(nowhere.editsBySupervisor).toMatchObject([{ editedLocation: NO_PLACE, previousLocation: PLACE }])
    expect(outcomeOf(nowhere, { ubicacion: NO_PLACE }, 2)).toBe('nothing')
    const back = after(nowhere, { ubicacion: PLACE }, 2)
    expect(back.ubicacion).toEqual(PLACE)
    expect(back.editsBySupervisor?.[1]).toMatchObject({ editedLocation: PLACE, previousLocation: null })
    expect(outcomeOf(stored, { ubicacion: PLACE })).toBe('nothing')
  })

  it('INC-03 CORR-02 keeps the asset of the answer while its point stays', () => {
    const about = { idIdentificador: '7', descripcion: 'Poste 7' }
    const post = { ...stored, ubicacion: { ...PLACE, identificador: about } }
    expect(after(post, { ubicacion: { ...PLACE, direccion: 'Belgrano 122' } }).ubicacion).toEqual({
      ...PLACE,
      direccion: 'Belgrano 122',
      identificador: about,
    })
    const moved = { latlng: { lat: -31.5, lng: -64.1 }, direccion: '' }
    expect(after(post, { ubicacion: moved }).ubicacion).toEqual(moved)
  })
})
