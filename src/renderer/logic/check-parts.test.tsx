import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aSection, aVersion, questions } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const loads = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./check-parts', (original) => {
  loads()
  return original()
})

const PETS = { id: 'pets', titulo: 'Mascotas', mostrarSi: '{{has}} = "sí"' }
const CHECK = { id: 'v', regla: '{{pet}} != "León"', mensaje: 'Leones no', tipo: 'error' as const }
const asking = (pets: Partial<Parameters<typeof aSection>[0]>) =>
  aVersion({
    secciones: [
      aSection({ id: 's', preguntas: questions({ id: 'has', titulo: '¿Tiene mascotas?' }) }),
      aSection({ ...PETS, preguntas: questions({ id: 'pet', titulo: '¿Cuál?' }), ...pets }),
    ],
  })

it('LOGIC-14 a form whose sections only come and go loads nothing of what draws checks', async () => {
  const { person } = await renderAnswering(asking({}))
  await person.type(screen.getByLabelText('¿Tiene mascotas?'), 'sí')
  await person.type(await screen.findByLabelText('¿Cuál?'), 'León')
  expect(loads).not.toHaveBeenCalled()
})

it('LOGIC-01 LOGIC-14 a section that checks something loads it', async () => {
  const { person, press } = await renderAnswering(asking({ validaciones: [CHECK] }))
  await person.type(screen.getByLabelText('¿Tiene mascotas?'), 'sí')
  await person.type(await screen.findByLabelText('¿Cuál?'), 'León')
  await press('Enviar')
  expect((await screen.findAllByText(/Leones no/))[0]).toBeVisible()
  expect(loads).toHaveBeenCalledOnce()
})
