import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aForm, THREE_STATES } from '../../testing/builders'
import { data, give, open, settle } from './testing/list-page'

beforeEach(settle)

describe('answers by what is due first', () => {
  it('REACH-08 lists what is due first where states have terms, says which days those are, and finds what is late', async () => {
    const [first, ...others] = THREE_STATES.disponibles
    const disponibles = first ? [{ ...first, plazo: 3 }, ...others] : []
    data.getFormHead.mockResolvedValue(aForm({ estados: { ...THREE_STATES, disponibles } }))
    give(2, () => ({ vence: '2026-04-09' }))
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: 'Ordenar' }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Vence' }))
    expect(await screen.findByRole('columnheader', { name: 'Fecha' })).toBeInTheDocument()
    expect(address()).toBe('/respuestas/listado/comercios?orden=vencimiento')
    await person.click(screen.getByRole('button', { name: 'Vence' }))
    await person.click(await screen.findByRole('radio', { name: 'Vencidas' }))
    await waitFor(() => expect(address()).toMatch(/\?hasta=ayer&orden=vencimiento$/))
    expect(data.listAnswersPage.mock.lastCall?.[0].filters).toMatchObject({
      order: 'vence',
      period: { isPast: true },
    })
  })

  it('REACH-08 where nothing is due it says so with a way back to all answers, and days of one kind do not become another', async () => {
    const [first, ...others] = THREE_STATES.disponibles
    const disponibles = first ? [{ ...first, plazo: 3 }, ...others] : []
    data.getFormHead.mockResolvedValue(aForm({ estados: { ...THREE_STATES, disponibles } }))
    give(0)
    const { person, address } = await open(
      'ROLE_SUPERVISOR',
      '/respuestas/listado/comercios?hasta=ayer&orden=vencimiento',
    )
    await person.click(await screen.findByRole('button', { name: /^Ordenar/ }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Fecha' }))
    await waitFor(() => expect(address()).toBe('/respuestas/listado/comercios'))
    await person.click(await screen.findByRole('button', { name: 'Ordenar' }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Vence' }))
    await waitFor(() => expect(address()).toMatch(/orden=vencimiento$/))
    await person.click(await screen.findByRole('button', { name: 'Limpiar filtros' }))
    await waitFor(() => expect(address()).toBe('/respuestas/listado/comercios'))
  })

  it('ALIST-01 without terms nothing is sorted by what is due', async () => {
    give(2)
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Ordenar' }))
    expect(await screen.findAllByRole('menuitemradio')).toHaveLength(2)
  })
})
