import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
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
})
