import { expect, it } from 'vitest'
import { aSection, aVersion, questions } from '../../testing/builders'
import { exportColumns } from './columns'

it('LOGIC-11 ALIST-06 a column says that its answers are calculated', () => {
  const version = aVersion({
    secciones: [
      aSection({
        titulo: 'Gastos',
        preguntas: questions({ titulo: 'Total', calculo: '1 + 1' }, { titulo: 'Detalle' }),
      }),
    ],
  })
  expect(exportColumns([version], 'es', 'se calcula').slice(-2)).toMatchObject([
    { heading: ['Gastos', 'Total (se calcula)'] },
    { heading: ['Gastos', 'Detalle'] },
  ])
})
