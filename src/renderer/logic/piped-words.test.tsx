import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
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
