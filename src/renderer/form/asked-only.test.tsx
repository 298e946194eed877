import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const part = (number: number, ...first: Parameters<typeof questions>) => ({
  ...{ id: `s${number}`, orden: number - 1, titulo: `Parte ${number}` },
  preguntas: questions(
    ...first,
    ...Array.from({ length: 6 }, (_, at) => ({ id: `p${number}-${at}`, titulo: `Dato ${number}.${at + 1}` })),
  ),
})

/** A long form: three parts for everybody, and one for who has pets. */
const version = aVersion({
  secciones: [
    aSection(
      part(
        1,
        { id: 'pets', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] },
        { id: 'fee', titulo: 'Tasa', ...TYPED.integer, calculo: 'if({{pets}}, 20, 10)' },
      ),
    ),
    aSection({ ...part(2, { id: 'name', titulo: 'Nombre', required: true }), mostrarSi: '{{pets}}' }),
    aSection(part(3)),
  ],
})

it('LOGIC-11 progress, the sheet of sections and the last page speak of what is asked', async () => {
  const form = await renderAnswering(version)
  const sheet = async () => {
    await form.press('Ver las secciones')
    return within(screen.getByRole('dialog'))
  }
  expect(screen.getByText('Sección 1 de 2')).toBeVisible()
  expect((await sheet()).queryByRole('button', { name: /Parte 2/ })).toBeNull()
  await form.press('Cerrar')
  await form.person.click(screen.getByRole('radio', { name: 'Sí' }))
  expect(screen.getByText('Sección 1 de 3')).toBeVisible()
  expect((await sheet()).getByRole('button', { name: /Parte 2/ })).toHaveTextContent(
    'Falta 1 respuesta obligatoria',
  )
  await form.press('Cerrar')
  await form.person.click(screen.getByRole('radio', { name: 'No' }))
  await form.press('Siguiente')
  expect(await screen.findByText('Sección 2 de 2')).toBeVisible()
  await form.press('Siguiente')
  expect(await screen.findByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: /Parte 3/ })).toBeVisible()
  expect(screen.queryByText(/Parte 2/)).toBeNull()
  expect(screen.queryByText(/obligatoria/)).toBeNull()
  await form.save()
  expect(form.outcome.savedTimes).toBe(1)
  expect(form.saved[0]?.secciones.map(({ id }) => id)).toEqual(['s1'])
})
