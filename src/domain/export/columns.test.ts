import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
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

it('LOGIC-12 ALIST-06 an answer that stands in a title is a few dots above a column of many answers', () => {
  const preguntas = questions({ id: 'rubro', titulo: 'Rubro' }, { titulo: 'Metros de {{rubro}}' })
  const version = aVersion({ secciones: [aSection({ titulo: 'Local de {{rubro}}', preguntas })] })
  expect(exportColumns([version], 'es').slice(-1)).toMatchObject([{ heading: ['Local de …', 'Metros de …'] }])
})

it('KIND-05 KIND-11 a row of a grid stands below the heading of its grid', () => {
  const preguntas = questions(
    { ...TYPED.grid, titulo: '¿Cómo está…?' },
    { titulo: 'La plaza', enCuadricula: true },
    { titulo: 'El río', enCuadricula: true },
    { titulo: 'Nombre' },
  )
  const version = aVersion({ secciones: [aSection({ titulo: 'Barrio', preguntas })] })
  expect(exportColumns([version], 'es').slice(-3)).toMatchObject([
    { heading: ['Barrio', '¿Cómo está…?', 'La plaza'] },
    { heading: ['Barrio', '¿Cómo está…?', 'El río'] },
    { heading: ['Barrio', 'Nombre'] },
  ])
})
