import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSection, aSignature, aVersion, questions, TYPED } from '../../testing/builders'
import { NO_OPTIONS } from '../../domain/form/options'
import { renderAnswering } from '../../testing/render-answering'

/** Markup, a formula, and words of another direction. */
const HOSTILE = '<b id="made">Ana</b><script id="made">1</script>=HYPERLINK("x") שלום'

it('LOGIC-12 SEC-02 what somebody typed is text wherever it stands in the words of a form', async () => {
  const { person, press } = await renderAnswering(
    aVersion({
      secciones: [
        aSection({
          ...{ titulo: 'Datos de {{name}}', descripcion: 'De {{name}} se sabe poco' },
          preguntas: questions(
            { id: 'name', titulo: 'Nombre' },
            {
              ...{ id: 'age', titulo: 'Edad de {{name}}', descripcion: 'La de {{name}}', ...TYPED.integer },
              validaciones: [
                { id: 'v', regla: '{{age}} < 100', mensaje: 'No es de {{name}}', tipo: 'error' },
              ],
            },
          ),
        }),
      ],
    }),
  )
  await person.click(screen.getByLabelText('Nombre'))
  await person.paste(HOSTILE)
  await person.type(screen.getByLabelText(`Edad de ${HOSTILE}`), '120')
  await press('Enviar')
  const shown = [
    screen.getByRole('heading', { name: `Datos de ${HOSTILE}` }),
    screen.getByText(`De ${HOSTILE} se sabe poco`),
    screen.getByText(`La de ${HOSTILE}`),
    within(screen.getByRole('alert')).getByText(`Edad de ${HOSTILE} — No es de ${HOSTILE}`),
  ]
  for (const one of shown) {
    expect(one).toBeVisible()
    // Words of the other direction turn around what is theirs alone.
    expect(one.closest('bdi, [dir=auto]')).not.toBeNull()
  }
  expect(document.querySelector('#made')).toBeNull()
})

it('LOGIC-12 SEC-02 the title and the description of a form and who signs it follow what is typed, as text', async () => {
  const { person } = await renderAnswering(
    aVersion({
      ...{ titulo: 'Ayuda para {{name}}', descripcion: 'La pide {{name}}' },
      signatures: [aSignature({ title: 'Firma de {{name}}' })],
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      secciones: [aSection({ preguntas: questions({ id: 'name', titulo: 'Nombre' }) })],
    }),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Ayuda para …' })).toBeVisible()
  await person.click(screen.getByLabelText('Nombre'))
  await person.paste(HOSTILE)
  expect(screen.getByRole('heading', { level: 1, name: `Ayuda para ${HOSTILE}` })).toHaveAttribute(
    'dir',
    'auto',
  )
  expect(screen.getByText(`La pide ${HOSTILE}`)).toBeVisible()
  expect(await screen.findByRole('group', { name: `Firma de ${HOSTILE}` })).toBeVisible()
  await person.clear(screen.getByLabelText('Nombre'))
  expect(screen.getByRole('heading', { level: 1, name: 'Ayuda para …' })).toBeVisible()
  expect(document.querySelector('#made')).toBeNull()
})

it('LOGIC-12 SEC-02 what somebody typed is no link in a note, and is read once', async () => {
  const { person } = await renderAnswering(
    aVersion({
      secciones: [
        aSection({
          preguntas: questions(
            { id: 'name', titulo: 'Nombre' },
            { id: 'other', titulo: 'Otro', respuesta: 'secreto' },
            { id: 'last', titulo: 'Apellido' },
            { ...TYPED.note, titulo: '', descripcion: 'Aviso para **{{name}}** y {{name}}{{last}}' },
          ),
        }),
      ],
    }),
  )
  const typed = '{{other}} [Pague aquí]'
  await person.click(screen.getByLabelText('Nombre'))
  await person.paste(typed)
  await person.click(screen.getByLabelText('Apellido'))
  await person.paste('(https://malo.test)')
  const note = await screen.findByText(/Aviso para/u)
  await expect.poll(() => note.textContent).toBe(`Aviso para ${typed} y ${typed}(https://malo.test)`)
  expect(screen.queryByRole('link', { name: 'Pague aquí' })).toBeNull()
})
