import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from './../../data/errors'
import { requestForChangesSchema } from '../../domain/answer/corrections/request'
import { NO_OPTIONS } from './../../domain/form/options'
import { NO_STATES } from './../../domain/form/state'
import { OTHER_AREA, aForm } from './../../testing/builders'
import { PHONE, setScreenWidth } from './../../testing/render-staff'
import { code, data, deleteUnread, give, open, settle } from './testing/list-page'

// By selector: looking for roles among fifteen rows of controls is slow.
const rows = () => [...document.querySelectorAll('tbody tr')]
const next = () => screen.getByText('Siguiente')
const stateOf = (number: number) => screen.findByRole('combobox', { name: `Estado de ${code(number)}` })

beforeEach(settle)

describe('answers list', () => {
  it('ALIST-01 sorts by last update when asked, from the first page, in the address', async () => {
    const updated = new Date(2026, 4, 9, 7, 5)
    give(20, () => ({ lastUpdate: updated }))
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    await person.click(await screen.findByRole('button', { name: 'Ordenar' }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Última actualización' }))
    expect(await screen.findByRole('columnheader', { name: 'Última actualización' })).toBeInTheDocument()
    expect(await screen.findAllByText('09/05/2026 - 07:05')).toHaveLength(15)
    expect(data.listAnswersPage.mock.lastCall?.[0]).toMatchObject({
      filters: { order: 'lastUpdate' },
      after: null,
    })
    expect(address()).toBe('/respuestas/listado/comercios?orden=actualizacion')
  })

  it('ALIST-01 shows 15 on a page with the count in words, the next ones behind the pager, and the page in the address', async () => {
    give(16)
    const { person, address } = await open()
    expect(await screen.findByText('16 respuestas')).toBeInTheDocument()
    expect(rows()).toHaveLength(15)
    await person.click(next())
    expect(await screen.findByText(code(16))).toBeInTheDocument()
    expect(rows()).toHaveLength(1)
    expect(address()).toBe('/respuestas/listado/comercios?pagina=2')
  })

  it('ALIST-01 shows no pager up to 15, and opens the page that the address asks for', async () => {
    give(15)
    const { unmount } = await open()
    expect(await screen.findByText('15 respuestas')).toBeInTheDocument()
    expect(screen.queryByText('Siguiente')).toBeNull()
    expect(screen.queryByText('Destinatario')).toBeNull()
    unmount()
    give(20)
    await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    expect(await screen.findByText(code(20))).toBeInTheDocument()
    expect(rows()).toHaveLength(5)
  })

  it('ALIST-03 shows code, date, author and person of each', async () => {
    data.getFormHead.mockResolvedValue(aForm({ opcionales: { ...NO_OPTIONS, ciudadano: true } }))
    const citizen = {
      id: '1',
      nombre: 'Panadería La Espiga',
      apellido: 'Dummy',
      dni: '',
      cuit: '30712345678',
    }
    const rest = { email: '', telefono: '', calle: '', tipo: 'juridica' }
    give(1, () => ({ datosCiudadano: { ...citizen, ...rest } }))
    await open()
    const row = (await screen.findAllByRole('row'))[1]
    expect(row).toHaveTextContent(code(1))
    expect(row).toHaveTextContent(/05\/10\/2026 - \d\d:30/)
    expect(row).toHaveTextContent('Diego Maldonado')
    expect(row).toHaveTextContent('Panadería La Espiga')
    expect(row).not.toHaveTextContent('Dummy')
  })

  it('ALIST-01 reads a page once: paging back and forth and moving a state read nothing before it again', async () => {
    data.moveAnswer.mockImplementation((moved) =>
      Promise.resolve({ ...moved, estados: { ...moved.estados, actual: 1 } }),
    )
    give(31)
    const { person } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    expect(await screen.findByText(code(16))).toBeInTheDocument()
    expect(data.listAnswersPage).toHaveBeenCalledTimes(2)
    await person.click(next())
    await person.click(await stateOf(31))
    await person.click(screen.getByRole('option', { name: 'En proceso' }))
    expect(await stateOf(31)).toHaveTextContent('En proceso')
    expect(data.listAnswersPage).toHaveBeenCalledTimes(3)
  })

  it('ALIST-01 shows the last page for a page beyond the end', async () => {
    give(20)
    await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=9')
    expect(await screen.findByText(code(20))).toBeInTheDocument()
    expect(screen.getByText('16 a 20 de 20')).toBeInTheDocument()
  })

  it('ALIST-05 enables only what the current state leads to, saves at once and says so', async () => {
    give(1)
    const { person } = await open()
    await person.click(await stateOf(1))
    const option = (name: string) => screen.getByRole('option', { name })
    expect(option('En proceso')).not.toHaveAttribute('aria-disabled')
    expect(option('Resuelto')).toHaveAttribute('aria-disabled', 'true')
    await person.click(option('En proceso'))
    expect(data.moveAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'respuesta-1' }), 1)
    expect(
      await screen.findByText('Estado actualizado correctamente', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
  })

  it('ALIST-05 says that the state could not be saved and keeps the old one', async () => {
    data.moveAnswer.mockRejectedValue(new DataError('offline'))
    give(1)
    const { person } = await open()
    await person.click(await stateOf(1))
    await person.click(screen.getByRole('option', { name: 'En proceso' }))
    expect(await screen.findByText('No se pudo actualizar el estado')).toBeInTheDocument()
    expect(await stateOf(1)).toHaveTextContent('Pendiente')
  })

  it('ALIST-05 says that an answer has no states', async () => {
    give(1, () => ({ estados: NO_STATES }))
    await open()
    expect(await screen.findByText('Formulario sin atributo de estados')).toBeInTheDocument()
  })

  it('ALIST-05 shows the state as a word to those who may not move it', async () => {
    give(1, () => ({ creadoPor: 'mgomez' }))
    await open('ROLE_INSPECTOR')
    expect(await screen.findByText('Pendiente')).toBeInTheDocument()
    expect(document.querySelector('tbody [role=combobox]')).toBeNull()
  })

  it('ALIST-04 leads to the answer and deletes it after a question', async () => {
    give(1)
    const { person } = await open()
    expect(await screen.findByRole('link', { name: `Ver la respuesta ${code(1)}` })).toHaveAttribute(
      'href',
      '/ver/respuesta-1',
    )
    await person.click(screen.getByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Confirma que desea eliminar la respuesta?',
    })
    expect(data.deleteAnswer).not.toHaveBeenCalled()
    await person.click(within(dialog).getByRole('button', { name: 'Eliminar respuesta' }))
    expect(data.deleteAnswer).toHaveBeenCalledWith('respuesta-1')
    expect(
      await screen.findByText('La respuesta se eliminó correctamente', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
  })

  it('ALIST-04 keeps the answer and says so when deleting fails', async () => {
    data.deleteAnswer.mockRejectedValue(new DataError('offline'))
    give(1)
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
    await person.click(await screen.findByRole('button', { name: 'Eliminar respuesta' }))
    expect(await screen.findByText('Ocurrió un error, por favor intente nuevamente.')).toBeInTheDocument()
  })

  it('ALIST-04 gives ROLE_INSPECTOR_ACTAS no actions, and leads to the answer', async () => {
    give(1)
    await open('ROLE_INSPECTOR_ACTAS')
    expect(await screen.findByRole('link', { name: code(1) })).toHaveAttribute('href', '/ver/respuesta-1')
    expect(screen.queryByRole('columnheader', { name: 'Acciones' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Eliminar/ })).toBeNull()
  })

  it('ALIST-01 reports a damaged answer and lists the others', async () => {
    give(2, () => ({}), 1)
    await open()
    expect(await screen.findByText(/1 respuesta no se puede leer/)).toBeInTheDocument()
    expect(rows()).toHaveLength(2)
  })

  it('marks an answer in which the server found a fault', async () => {
    give(1, () => ({ invalida: true }))
    await open()
    expect(await screen.findByText('Contenido no válido')).toBeInTheDocument()
  })

  it('CORR-10 marks an answer that waits for its citizen, and one whose citizen is late', async () => {
    const waiting = (vence: Date | null) =>
      requestForChangesSchema.parse({ needCompletition: true, vence, sentDateTime: new Date(0) })
    const requests = [[], [waiting(null)], [waiting(new Date(0))]]
    give(3, (index) => ({ requestsForChanges: requests[index % 3] ?? [] }))
    await open()
    expect(await screen.findByText('En revisión')).toBeInTheDocument()
    expect(screen.getByText('Plazo vencido')).toBeInTheDocument()
  })

  it('VIEW-02 marks an answer whose revision nobody of the staff has looked at', async () => {
    const revised = requestForChangesSchema.parse({ porRevisar: true, revisedDateTime: new Date(0) })
    give(1, () => ({ requestsForChanges: [revised] }))
    await open()
    expect(await screen.findByText('Revisada por el ciudadano')).toBeInTheDocument()
  })

  it('says that nobody answered yet and how to begin', async () => {
    give(0)
    await open()
    expect(await screen.findByRole('heading', { name: 'No se encontraron resultados' })).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Contestar' })[0]).toHaveAttribute(
      'href',
      '/contestar/comercios',
    )
    expect(screen.getByText(/Todavía nadie respondió este formulario/)).toBeInTheDocument()
  })

  it('ALIST-08 does not tell an inspector, who sees only own answers, that nobody answered', async () => {
    give(0)
    await open('ROLE_INSPECTOR')
    expect(await screen.findByText(/Usted todavía no respondió este formulario/)).toBeInTheDocument()
  })

  it('offers to try again when answers or form cannot be loaded', async () => {
    give(1)
    data.listAnswersPage.mockRejectedValueOnce(new DataError('offline'))
    const { person, unmount } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    unmount()
    data.getFormHead.mockRejectedValueOnce(new DataError('timeout'))
    const again = await open()
    await again.person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
  })

  it('keeps the rows, and says that they are old, when they cannot be read again', async () => {
    give(2)
    const list = await open()
    await deleteUnread(list, 'offline')
    expect(await screen.findByText(/No se pudo actualizar la lista/)).toBeInTheDocument()
    expect(rows()).toHaveLength(2)
    give(1, () => ({ codigoMunicipio: code(2) }))
    await list.person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    await vi.waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.queryByText(/No se pudo actualizar la lista/)).not.toBeInTheDocument()
  })

  it('takes the rows away when they may not be read any more', async () => {
    give(2)
    const list = await open()
    await deleteUnread(list, 'forbidden')
    expect(await screen.findByRole('heading', { name: /No tiene permisos para ver/ })).toBeInTheDocument()
    expect(screen.queryByText(code(2))).not.toBeInTheDocument()
  })

  it('leaves the keyboard where it was while the next page comes, and at the count when its row is gone', async () => {
    give(40)
    const { person } = await open()
    const button = await screen.findByRole('button', { name: 'Siguiente' })
    await person.click(button)
    expect(await screen.findByText(code(16))).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBe(button)
    expect(button).toHaveFocus()
    give(39, (number) => ({ codigoMunicipio: code(number + 100), id: `otra-${number}` }))
    await person.click(screen.getByRole('button', { name: `Eliminar la respuesta ${code(16)}` }))
    await person.click(await screen.findByRole('button', { name: 'Eliminar respuesta' }))
    await vi.waitFor(() => expect(screen.getByText('39 respuestas')).toHaveFocus())
  })

  it('does not offer to answer a form that was deleted', async () => {
    give(1)
    data.getFormHead.mockResolvedValue({ ...aForm(), deleted: true })
    await open()
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Contestar' })).not.toBeInTheDocument()
  })

  it('VIEW-04 refuses a form of another area, and says when there is no form', async () => {
    data.getFormHead.mockResolvedValue(aForm({ areas: [OTHER_AREA] }))
    const { unmount } = await open()
    const refusal = 'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.'
    expect(await screen.findByRole('heading', { name: refusal })).toBeInTheDocument()
    expect(data.listAnswersPage).not.toHaveBeenCalled()
    unmount()
    data.getFormHead.mockRejectedValue(new DataError('notFound'))
    await open()
    expect(
      await screen.findByRole('heading', { name: 'El formulario no existe o ha sido eliminado.' }),
    ).toBeInTheDocument()
  })

  it('NAV-05 shows cards on a phone', async () => {
    setScreenWidth(PHONE)
    give(1)
    await open()
    const card = await screen.findByRole('listitem')
    expect(within(card).getByRole('link', { name: code(1) })).toBeInTheDocument()
    expect(within(card).getByRole('combobox')).toHaveTextContent('Pendiente')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
