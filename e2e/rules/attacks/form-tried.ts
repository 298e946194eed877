import { describe, it } from 'vitest'
import { MAX_CASES, type Case } from '../../../src/domain/form/case'
import { countCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { laidOut, newForm, next, save } from './saved-forms'

const aCase = (number: number): Case => ({
  ...{ id: `c${number}`, nombre: 'Mayor de edad', dia: '2026-10-05', espera: ['shown q 0=yes'] },
  dado: [{ parte: 'edad', fila: 0, valor: '18' }],
})
const cases = (count: number): Case[] => Array.from({ length: count }, (_, number) => aCase(number))

describe('cases of a form', () => {
  countCoverage()
  it('LOGIC-09 are accepted as the editor stores them, can be changed, and removed again', async () => {
    await allow(save(newForm({ casos: cases(MAX_CASES) })))
    await allow(save(next(await laidOut({ casos: cases(2) }), { casos: cases(1) })))
    await allow(save(next(await laidOut({ casos: cases(1) }), { casos: [] })))
  })
  it.each([
    ['more than there may be', cases(MAX_CASES + 1)],
    ['of words', 'muchos'],
  ])('LOGIC-09 are none %s', async (_name, casos) => {
    await refuse(save(newForm(), { form: { casos } }))
    await refuse(save(next(await laidOut()), { form: { casos } }))
  })
  it('LOGIC-09 are not in a version, which strangers read', async () => {
    await refuse(save(newForm({ casos: cases(1) }), { version: { casos: cases(1) } }))
  })
})
