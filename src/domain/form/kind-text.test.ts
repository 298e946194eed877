import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { compareVersions } from './compare-versions'

const asking = (formato: string) =>
  aVersion({ secciones: [aSection({ preguntas: questions({ id: 'fee', ...TYPED.amount, formato }) })] })

it('DAY-07 KIND-01 an amount in another currency is another kind of answer', () => {
  expect(compareVersions(asking('ARS'), asking('EUR'))).toMatchObject([
    { what: 'changed', field: 'questionKind', from: 'amount ARS', to: 'amount EUR' },
  ])
  expect(compareVersions(asking('ARS'), asking('ARS'))).toEqual([])
})
