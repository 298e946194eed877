import type { GetAnswerStateResponse } from '../domain/calls/get-answer-state'
import { VILLA } from './shown-place'

/** What the server says of the code of an answer that is in order. */
export const anAnswerState = (given: Partial<GetAnswerStateResponse> = {}): GetAnswerStateResponse => ({
  titulo: 'Bacheo',
  textos: { titulo: 'Bacheo' },
  estado: 'En curso',
  // The 6th in most of the world, and still the 5th in the town hall (OPS-08).
  fecha: Date.parse('2026-10-06T01:30:00Z'),
  recepcion: 'comprobada',
  certificado: '',
  conTurno: false,
  turno: null,
  turnoAlDia: true,
  emisor: VILLA,
  ...given,
})
