import { describe, it } from 'vitest'
import { setNotice } from '../../../src/domain/form/edit-notices'
import { MAX_NOTICES } from '../../../src/domain/form/form-notices'
import { newsPath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { refuseEverybody } from './functions-alone'
import { laidOut, newForm, next, save } from './saved-forms'

const PATH = newsPath('a1B2c3D4e5F6g7H8i9J0')
const RECORD = { clave: 'a'.repeat(32), direccion: 'x', enviada: 'x', baja: false }
const told = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ estado: String(at), mensaje: 'Hola' }))

describe('to whom mails about an answer go', () => {
  countCoverage()
  it('REACH-06 SEC-01 is read, written and listed by functions alone', () =>
    refuseEverybody(PATH, RECORD, 'clave'))
})

describe('what a form tells who answered', () => {
  countCoverage()
  it('REACH-06 is accepted as the editor stores it, can be changed, and taken back', async () => {
    await allow(save(newForm({ avisos: told(MAX_NOTICES) })))
    await allow(save(next(await laidOut({ avisos: told(1) }), { avisos: told(2) })))
    await allow(save(next(setNotice(await laidOut({ avisos: told(1) }), '0', false))))
  })
  it.each([
    ['more than there may be', told(MAX_NOTICES + 1)],
    ['as words', 'hola'],
    ['as something else', { estado: '' }],
    ['as nothing', null],
  ])('REACH-06 is not said %s', async (_name, avisos) => {
    await refuse(save(newForm(), { form: { avisos }, version: { avisos } }))
    await refuse(save(next(await laidOut()), { form: { avisos }, version: { avisos } }))
  })
  it('REACH-06 is in a version what it is in its form', async () => {
    await refuse(save(newForm({ avisos: told(1) }), { version: { avisos: told(2) } }))
    await refuse(save(newForm(), { version: { avisos: told(1) } }))
  })
})
