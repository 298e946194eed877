import { describe, expect, it } from 'vitest'
import {
  aCorrection,
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  workOn,
  SUPERVISOR,
} from '../../testing/corrections'
import type { StoredAnswer } from '../answer/answer'
import { compactSections } from '../answering/compact'
import type { Location } from '../form/form'
import { historyOf } from './history'
import { itemsOf, untouchedOf, waitingRequest } from '../answer/corrections/request'
import type { Pick } from './ask'
import { correctAnswer } from './correct'
import { reviseAnswer } from './revise'
import { PLACE_REF } from '../answer/corrections/spot'

const HERE: Location = { latlng: { lat: -31.4, lng: -64.1 }, direccion: 'Mitre 1' }
const THERE: Location = { latlng: { lat: -31.5, lng: -64.2 }, direccion: 'Belgrano 340' }
const POST = { idIdentificador: 'luminaria-7', descripcion: 'Luminaria' }
const version = REVIEWED_FORM
const stored: StoredAnswer = { ...REVIEWED_ANSWER, opcionales: version.opcionales, ubicacion: HERE }
const PLACE: Pick = { ...PLACE_REF, parte: 'ubicacion' }
const RUBRO = pick('local', { preguntaId: 'rubro' })

const asking = (items = [PLACE], sections: string[] = [], answer = stored) =>
  corrected(version, answer, { request: askingFor({ sections, items }) }, minutes(1))
const revise = (place: Location | null, answer = asking()) =>
  reviseAnswer(version, answer, compactSections(workOn(answer).secciones), minutes(2), place)

describe('CORR-04 CORR-05 a place that is asked for again', () => {
  it('CORR-04 is asked for alone, or beside questions, with what was known of it', () => {
    const alone = waitingRequest(asking().requestsForChanges)
    expect(alone && itemsOf(alone)).toMatchObject([
      { parte: 'ubicacion', oldAnswer: 'Mitre 1 · -31.40000, -64.10000', title: 'Ubicación' },
    ])
    const both = waitingRequest(asking([RUBRO, PLACE], ['local']).requestsForChanges)
    expect(both && itemsOf(both).map(({ parte }) => parte)).toEqual(['ubicacion', 'answer'])
    expect(historyOf(asking()).at(-1)).toMatchObject({ kind: 'request', parts: 1, about: ['Ubicación'] })
  })

  it('CORR-04 is not asked for where the form asks no place, nor beside a section without questions', () => {
    const by = { madeBy: SUPERVISOR, now: minutes(1) }
    const request = askingFor({ sections: [], items: [PLACE] })
    expect(
      correctAnswer({ ...version, opcionales: REVIEWED }, REVIEWED_ANSWER, aCorrection({ request }), by),
    ).toBe('unknown')
    const empty = askingFor({ sections: ['local'], items: [PLACE] })
    expect(correctAnswer(version, stored, aCorrection({ request: empty }), by)).toBe('noItems')
  })

  it('CORR-05 is given anew, moved, or taken away', () => {
    expect(revise(THERE)).toMatchObject({ ubicacion: THERE, sinTocar: [] })
    expect(revise({ latlng: null, direccion: '' })).toMatchObject({ ubicacion: null, sinTocar: [] })
  })

  it('CORR-05 that is sent as it stood is told as not touched', () => {
    for (const place of [null, HERE]) {
      const outcome = revise(place)
      const request = waitingRequest(asking().requestsForChanges)
      if (typeof outcome === 'string' || !request) throw new Error(String(outcome))
      expect(outcome.ubicacion).toEqual(HERE)
      expect(untouchedOf({ ...request, sinTocar: outcome.sinTocar }).map(({ parte }) => parte)).toEqual([
        'ubicacion',
      ])
    }
  })

  it('CORR-05 stays as it is where it was not asked for', () => {
    expect(revise(THERE, asking([RUBRO], ['local']))).toBe('locked')
    expect(revise(null, asking([RUBRO], ['local']))).toMatchObject({ ubicacion: HERE })
    const nowhere = { ...version, opcionales: REVIEWED }
    const sections = compactSections(workOn(asking()).secciones)
    expect(reviseAnswer(nowhere, asking(), sections, minutes(2), THERE)).toBe('locked')
  })

  it('CORR-05 INC-03 keeps what the answer is about there while the point stays', () => {
    const about = asking([PLACE], [], { ...stored, ubicacion: { ...HERE, identificador: POST } })
    expect(revise({ ...HERE, direccion: 'Mitre 3' }, about)).toMatchObject({
      ubicacion: { identificador: POST },
    })
    expect(revise(THERE, about)).toMatchObject({ ubicacion: THERE })
  })
})
