import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { NEW_SCHEDULE } from '../../domain/form/schedule'
import { aForm } from '../../testing/builders'
import { button, data, field, openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = (given: Parameters<typeof aForm>[0] = {}) =>
  aForm({ opcionales: { ...NO_OPTIONS, publico: true, editableForm: true }, ...given })
const LIMITS = 'Límites y cambios'
const hours = () => screen.getByRole('switch', { name: 'Días y horas de apertura' })

it('REACH-01 days, weekly hours, grace and own words are set, and stored with the form', async () => {
  const { person } = await openEditor(form())
  await openGroup(person, LIMITS)
  await person.click(hours())
  fireEvent.change(screen.getByLabelText('Abre'), { target: { value: '2026-12-01T08:00' } })
  fireEvent.change(screen.getByLabelText('Cierra'), { target: { value: '2026-12-31T14:00' } })
  await person.click(button('Agregar horario'))
  const first = within(screen.getByRole('group', { name: 'Horario 1' }))
  await person.click(first.getByRole('button', { name: 'sábado' }))
  fireEvent.change(first.getByLabelText('Hasta'), { target: { value: '12:30' } })
  await person.type(field('Texto antes de abrir'), 'Desde diciembre.')
  expect((await saved(person)).horario).toMatchObject({
    ...{ desde: '2026-12-01T08:00', hasta: '2026-12-31T14:00', gracia: 15 },
    semana: [{ dias: [0, 1, 2, 3, 4, 5], desde: '08:00', hasta: '12:30' }],
    textoAntes: 'Desde diciembre.',
  })
})

it.each([
  ['says nothing', {}, 'Indique cuándo abre, cuándo cierra o un horario semanal.'],
  ['closes first', { desde: '2026-12-02T08:00', hasta: '2026-12-01T08:00' }, 'Cierra antes de abrir.'],
  [
    'has hours of no day',
    { semana: [{ dias: [], desde: '08:00', hasta: '14:00' }] },
    'Elija al menos un día, y una hora final posterior a la inicial.',
  ],
])('REACH-01 a schedule that %s is not saved, and says why at its field', async (_what, given, problem) => {
  const { person } = await openEditor(form({ horario: { ...NEW_SCHEDULE, ...given } }))
  await person.click(button('Guardar'))
  expect(await screen.findByText(problem)).toBeVisible()
  expect(data.saveForm).not.toHaveBeenCalled()
})

it('REACH-01 EDIT-05 the hours of a form that is answered and fixed can still be changed', async () => {
  data.hasAnswers.mockResolvedValue(true)
  const fixed = form({
    opcionales: { ...NO_OPTIONS, publico: true },
    horario: { ...NEW_SCHEDULE, hasta: '2026-12-01T08:00' },
  })
  const { person } = await openEditor(fixed)
  await openGroup(person, LIMITS)
  expect(screen.getByRole('switch', { name: 'Limitar las respuestas' })).toBeDisabled()
  fireEvent.change(screen.getByLabelText('Cierra'), { target: { value: '2026-12-20T08:00' } })
  await person.type(field('Texto después de cerrar'), 'Gracias.')
  await person.click(button('Guardar'))
  await expect
    .poll(() => data.saveSettings.mock.lastCall?.[0].horario)
    .toMatchObject({
      ...{ hasta: '2026-12-20T08:00', textoDespues: 'Gracias.' },
    })
})
