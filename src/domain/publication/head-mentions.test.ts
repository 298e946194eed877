import { expect, it } from 'vitest'
import { aForm, AREA, aSection, aSignature, aUser, questions } from '../../testing/builders'
import { contentOf, readText } from '../../testing/form-file'
import { formFileName, formFileText } from '../form/exchange/write'
import type { Form } from '../form/form'
import { checkPublication } from './publication'

const found = (given: Partial<Form>) =>
  checkPublication(aForm(given), aUser('ROLE_GENERADOR', { areas: [AREA] }))
const advising = (given: Partial<Form>) => found(given).advising.map(({ code }) => code)

it.each([
  ['title', { titulo: 'Ayuda para {{gone}}' }, 'titulo'],
  ['description in another language', { titulo: 'Ayuda', descripcion_en: 'For {{gone}}' }, 'titulo'],
  ['signature', { titulo: '{{here}}', signatures: [aSignature({ title: '{{gone}}' })] }, 'digitalSignature'],
])('LOGIC-12 LOGIC-06 tells of a %s that mentions an answer which nobody gives', (_, given, field) => {
  const secciones = [aSection({ preguntas: questions({ id: 'here' }) })]
  const code = 'headMentionUnknown'
  expect(found({ secciones, ...given }).advising.find((one) => one.code === code)?.place).toEqual({
    ...{ kind: 'setting', field },
  })
  const asked = [aSection({ preguntas: questions({ id: 'here' }, { id: 'gone' }) })]
  expect(advising({ secciones: asked, ...given })).not.toContain(code)
})

it('LOGIC-12 LOGIC-08 a file keeps which answers a title, a description and a signature say', () => {
  const form = aForm({
    ...{ titulo: 'Ayuda para {{b}}', titulo_en: 'Help for {{b}}', descripcion: 'Y {{a}}' },
    signatures: [aSignature({ title: 'De {{a}}' })],
    secciones: [aSection({ preguntas: questions({ id: 'a' }, { id: 'b' }) })],
  })
  expect(formFileText(form)).not.toContain('{{b}}')
  const { content } = contentOf(readText(formFileText(form)))
  const [a = '', b = ''] = content.secciones[0]?.preguntas.map(({ id }) => `{{${id}}}`) ?? []
  expect(content).toMatchObject({
    ...{ titulo: `Ayuda para ${b}`, titulo_en: `Help for ${b}`, descripcion: `Y ${a}` },
    signatures: [{ title: `De ${a}` }],
  })
  expect(formFileName({ titulo: 'Ayuda para {{b}}' })).toBe('formulario-ayuda-para.json')
})
