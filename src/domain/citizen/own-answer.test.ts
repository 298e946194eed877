import { describe, expect, it } from 'vitest'
import { anAnswer } from '../../testing/builders'
import { NO_OPTIONS } from '../form/options'
import { NO_STATES } from '../form/state'
import { ownAnswerSchema } from './own-answer'

const TURNO = {
  ...{ id: 't-1', agenda: 'Licencias', direccion: 'Belgrano 340' },
  ...{ fecha: '2026-11-30', hora: '09:20' },
}

describe('an own answer in a citizen’s list', () => {
  it('CIT-03 APPT-01 has its form, code, moment, state and appointment, and nothing else of what is stored', () => {
    const stored = anAnswer({ code: 'VDR-1' }, { turno: TURNO })
    const { id, titulo, codigoMunicipio, fechaCreacion, estados, opcionales } = stored
    expect(ownAnswerSchema.parse(stored)).toEqual({
      ...{ id, titulo, codigoMunicipio, fechaCreacion, estados, opcionales },
      ...{ requestsForChanges: [], turno: TURNO },
    })
  })

  it('CIT-03 is listed too where it is older and lacks most of that', () => {
    expect(ownAnswerSchema.parse({ id: 'r', codigoMunicipio: 'VDR-1' })).toEqual({
      ...{ id: 'r', titulo: '', codigoMunicipio: 'VDR-1', fechaCreacion: null },
      ...{ estados: NO_STATES, requestsForChanges: [], opcionales: NO_OPTIONS },
    })
    expect(ownAnswerSchema.safeParse({ id: 'r' }).success).toBe(false)
  })
})
