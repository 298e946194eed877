import { expect, it } from 'vitest'
import { aForm, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { contentOf, ids } from '../../../../testing/form-file'
import { embeddedIn } from '../embedded'
import { writeXlsform } from './write'

it('LOGIC-12 MOVE-05 a title that says an answer goes out with dots, which is told, and comes back whole', async () => {
  const preguntas = [aQuestion({ ...TYPED.text, id: 'who', titulo: 'Quién', codigo: 'who' })]
  const form = aForm({ titulo: 'Ayuda para {{who}}', secciones: [aSection({ preguntas })] })
  const { sheets, report } = await writeXlsform(form)
  expect(sheets.find(({ name }) => name === 'settings')?.rows[1]?.[0]).toBe('Ayuda para …')
  expect(report).toContainEqual(expect.objectContaining({ code: 'mention', words: 'Ayuda para …' }))
  const back = await embeddedIn(sheets, ids())
  if (back?.is !== 'file') throw new Error('the form did not come back')
  const { titulo, secciones } = contentOf(back.file).content
  expect(titulo).toBe(`Ayuda para {{${secciones[0]?.preguntas[0]?.id}}}`)
})
