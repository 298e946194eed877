import { describe, it } from 'vitest'
import { awaitedOpeningPath, waiterPath } from '../../../src/domain/opening-news/waiting'
import { countCoverage } from '../coverage'
import { refuseEverybody } from './functions-alone'

const WAITER = { formulario: 'becas', direccion: 'ana@correo.test', clave: 'a'.repeat(32), confirmada: true }

describe('who waits for a form to open', () => {
  countCoverage()
  it('REACH-01 SEC-01 is read, written and listed by functions alone', () =>
    refuseEverybody(waiterPath('e'.repeat(64)), WAITER, 'formulario'))
  it('REACH-01 SEC-01 that somebody waits for a form is too', () =>
    refuseEverybody(awaitedOpeningPath('becas'), { toca: new Date() }, 'toca'))
})
