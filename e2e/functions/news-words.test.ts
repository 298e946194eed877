import { expect, it } from 'vitest'
import { withText } from '../../src/domain/form/edit-texts'
import { DATA_TYPE } from '../../src/domain/form/question'
import { answerPath } from '../../src/domain/store-paths'
import { anOption, aSection, questions, TYPED } from '../../src/testing/builders'
import { stored } from '../rules/documents'
import { heard } from './events'
import { mails } from './mail-world'
import { anAnswerTo, inWorldOfNews, tellingForm } from './news-world'
import { owner, write } from './world'

inWorldOfNews()

it('LOGIC-12 says what was answered where nobody writes it freely, as the form takes it', async () => {
  const preguntas = questions(
    { id: 'correo', tipoDato: DATA_TYPE.email },
    { id: 'metros', ...TYPED.decimal },
    {
      id: 'zona',
      ...TYPED['single-choice'],
      opciones: [withText(anOption(0, { id: 'n', texto: 'Norte' }), 'texto', 'en', 'North')],
    },
    { id: 'plantas', ...TYPED.integer },
    { id: 'nombre', ...TYPED.text },
  )
  const form = await tellingForm({
    secciones: [aSection({ id: 'sola', preguntas })],
    avisos: [{ estado: '', mensaje: '{{metros}} m, {{zona}}; {{plantas}}; [{{nombre}}]' }],
  })
  const answer = anAnswerTo(form, '', { idioma: 'en' })
  await write(
    answerPath(answer.id),
    stored(owner, {
      ...answer,
      secciones: [
        {
          ...{ id: 'sola', orden: 0 },
          preguntas: [
            { id: 'correo', orden: 0, respuesta: 'quien@correo.test' },
            { id: 'metros', orden: 1, respuesta: '12,5' },
            { id: 'zona', orden: 2, respuesta: '0' },
            { id: 'nombre', orden: 4, respuesta: 'Gane dinero en http://malo.test' },
          ],
        },
      ],
    }),
  )
  await heard()
  const [mail] = await mails.sent()
  const text = mail?.text ?? ''
  expect(text).toContain('12,5 m, North; —; [—]')
  expect(text).not.toContain('malo.test')
})
