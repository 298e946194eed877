import type { GetAnswerStateResponse } from '../domain/calls/get-answer-state'
import { VILLA } from './shown-place'

/** What the server says of the code of an answer that is in order. */
export const toldAnswer = (given: Partial<GetAnswerStateResponse> = {}): GetAnswerStateResponse => ({
  titulo: 'Bacheo',
  estado: 'En curso',
  fecha: new Date(2026, 9, 5).getTime(),
  recepcion: 'comprobada',
  certificado: '',
  conTurno: false,
  turno: null,
  turnoAlDia: true,
  emisor: VILLA,
  ...given,
})
