import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { State } from '../../domain/form/state'
import { toneAmong } from '../../ui/staff/state-tone'
import { code, data, give, open, settle } from './testing/list-page'

beforeEach(settle)

describe('rows of the answers list', () => {
  it('ALIST-01 shows as many rows as were chosen, in the address and the next time', async () => {
    give(60)
    const { person, address, unmount } = await open()
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Filas por página' }), '50')
    expect(await screen.findByText(code(50))).toBeInTheDocument()
    expect(address()).toBe('/respuestas/listado/comercios?filas=50')
    expect(data.listAnswersPage.mock.lastCall?.[0]).toMatchObject({ pageSize: 50, after: null })
    unmount()
    await open()
    expect(await screen.findByText('1 a 50 de 60')).toBeInTheDocument()
  })

  it('ALIST-03 six states have colours of their own, and the seventh begins again', () => {
    const toneAt = (position: number) => toneAmong([], null, position)
    const tones = [0, 1, 2, 3, 4, 5].map(toneAt)
    expect(new Set(tones).size).toBe(6)
    expect(toneAt(6)).toBe(toneAt(0))
  })

  it('ALIST-03 older answers show the colour that their state has in the form by now, wherever it stands there', () => {
    const older: State = { id: 1, clave: 'cerrada', nombre: 'Cerrada', color: 'gris', transiciones: [] }
    const form: State[] = [{ ...older, id: 0, nombre: 'Archivada', color: 'rosa' }]
    expect(toneAmong(form, older, 1)).toBe('state5')
    expect(toneAmong([{ ...older, id: 3, color: undefined }], older, 1)).toBe('state1')
    // A state that the form has no more keeps its own.
    expect(toneAmong([], older, 1)).toBe('neutral')
  })
})
