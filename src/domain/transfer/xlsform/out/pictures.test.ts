import { expect, it } from 'vitest'
import { aForm, anOption, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { writeXlsform } from './write'

it('MOVE-05 KIND-09 pictures of options stay behind, which is told', async () => {
  const opciones = [anOption(0, { imagenURL: 'https://archivos.test/o/x.png' }), anOption(1)]
  const preguntas = [aQuestion({ ...TYPED['single-choice'], titulo: 'Qué falla', opciones })]
  const { sheets, report } = await writeXlsform(aForm({ secciones: [aSection({ preguntas })] }))
  expect(report.filter(({ code }) => code === 'picturesUnsaid').map(({ words }) => words)).toEqual([
    'Qué falla',
  ])
  expect(JSON.stringify(sheets)).not.toContain('archivos.test')
})
