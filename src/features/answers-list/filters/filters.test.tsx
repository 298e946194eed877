import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NeedsIndexError } from '../../../data/errors'
import { THREE_STATES, aForm } from '../../../testing/builders'
import { PHONE, setScreenWidth } from '../../../testing/render-staff'
import { code, data, give, open, settle } from '../testing/list-page'

beforeEach(settle)

describe('filters of the answers list', () => {
  const asked = () => data.listAnswersPage.mock.lastCall?.[0].filters
  const WITH_STATES = { estados: { ...THREE_STATES, actual: THREE_STATES.inicial } }

  it('ALIST-02 a text filters once it is applied, from the first page, and the address keeps it', async () => {
    give(20)
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    await person.click(await screen.findByRole('button', { name: 'Más filtros' }))
    await person.type(await screen.findByRole('textbox', { name: 'Código' }), ` ${code(3)} `)
    expect(asked()?.code).toBe('')
    await person.keyboard('{Enter}')
    expect(address()).toBe(`/respuestas/listado/comercios?codigo=${code(3)}`)
    expect(asked()?.code).toBe(code(3))
  })

  it('ALIST-02 shows the filters of a shared address, each as a chip that removes it', async () => {
    give(3)
    data.getFormHead.mockResolvedValue(aForm(WITH_STATES))
    const at = '/respuestas/listado/comercios?autor=ines&estado=1&desde=2026-10-01&hasta=2026-10-05'
    const { person, address } = await open('ROLE_SUPERVISOR', at)
    expect(await screen.findByText('Fecha: 01/10/2026 al 05/10/2026')).toBeInTheDocument()
    expect(asked()).toMatchObject({
      author: 'ines',
      state: '1',
      period: { from: '2026-10-01', to: '2026-10-05' },
    })
    await person.click(screen.getByRole('button', { name: /Quitar el filtro Estado/ }))
    expect(screen.getByRole('button', { name: 'Estado' })).toHaveFocus()
    expect(address()).toBe('/respuestas/listado/comercios?autor=ines&desde=2026-10-01&hasta=2026-10-05')
  })

  it('ALIST-02 a single day and a range are never used together', async () => {
    give(3)
    const { person, address } = await open(
      'ROLE_SUPERVISOR',
      '/respuestas/listado/comercios?dia=2026-10-05&desde=2026-01-01',
    )
    await screen.findByText('Fecha: 05/10/2026')
    expect(asked()?.period).toEqual({ day: '2026-10-05' })
    await person.click(screen.getByRole('button', { name: /^Fecha/ }))
    await person.click(await screen.findByRole('radio', { name: 'Entre dos fechas' }))
    expect(screen.queryByLabelText('Día')).toBeNull()
    expect(screen.getByLabelText('Desde')).toBeInTheDocument()
    expect(address()).toBe('/respuestas/listado/comercios')
  })

  it('ALIST-02 a day filters only once its year is typed in full', async () => {
    give(3)
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?dia=2026-10-05')
    await person.click(await screen.findByRole('button', { name: /^Fecha/ }))
    const day = await screen.findByLabelText('Día')
    await screen.findByText(code(1))
    data.listAnswersPage.mockClear()
    // As a browser reports a year that is typed.
    for (const typed of ['0002-10-05', '0020-10-05', '0202-10-05'])
      fireEvent.change(day, { target: { value: typed } })
    expect(day).toHaveValue('0202-10-05')
    expect(data.listAnswersPage).not.toHaveBeenCalled()
    fireEvent.change(day, { target: { value: '2025-10-05' } })
    expect(address()).toBe('/respuestas/listado/comercios?dia=2025-10-05')
    expect(asked()?.period).toEqual({ day: '2025-10-05' })
  })

  it('ALIST-02 says that no answer matches, and shows all again', async () => {
    give(0)
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?dni=24123456')
    expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument()
    expect(screen.getByText(/Ninguna respuesta cumple con todos los filtros/)).toBeInTheDocument()
    await person.click(within(screen.getByRole('status')).getByRole('button', { name: 'Limpiar filtros' }))
    expect(address()).toBe('/respuestas/listado/comercios')
  })

  it('ALIST-02 says so when an index is missing', async () => {
    give(0)
    data.listAnswersPage.mockRejectedValue(new NeedsIndexError('no index'))
    await open()
    expect(
      await screen.findByText(/La combinación de filtros utilizada requiere ser indexada/),
    ).toBeInTheDocument()
  })

  it('ALIST-02 a state is chosen in the menu of its chip, on a phone too', async () => {
    setScreenWidth(PHONE)
    give(3)
    data.getFormHead.mockResolvedValue(aForm(WITH_STATES))
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: 'Estado' }))
    expect(screen.getByRole('menuitemradio', { name: 'Todos los estados' })).toBeChecked()
    await person.click(screen.getByRole('menuitemradio', { name: 'En proceso' }))
    expect(address()).toBe('/respuestas/listado/comercios?estado=1')
    expect(screen.getByRole('button', { name: 'Estado: En proceso' })).toBeInTheDocument()
  })

  it('ALIST-08 people who see only their own answers get no filter by author', async () => {
    give(3)
    await open('ROLE_INSPECTOR')
    await screen.findByRole('button', { name: 'Más filtros' })
    expect(screen.queryByRole('button', { name: 'Respondió' })).toBeNull()
  })
})
